/** The address of a picture's largest file. */
export const largestFile = ({ name, widths }: { name: string; widths: readonly number[] }) =>
  `/pictures/${name}-${Math.max(...widths)}.webp`;
