export const BUDGETS: Record<string, number>;
export const measurePage: (
  route: string,
) => Promise<{ route: string; bytes: number; html: number; files: string[] }>;
