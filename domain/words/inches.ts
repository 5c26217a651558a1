export const inches = (value: number) => `${value} in`;
