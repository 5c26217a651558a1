export const TITLE_INK = { ink: '#111111', quiet: '#59646a', alarm: '#a3341c', ground: '#eef2f3' } as const;
