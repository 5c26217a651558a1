export interface Row {
  what: string;
  ours: string;
  beside: string;
  ratio: string;
  budget: string;
  met: boolean | undefined;
}

export const median = (numbers: number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

export const percentile = (numbers: number[], share: number) =>
  [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0;

export const row = (
  what: string,
  ours: string,
  beside = '',
  ratio = '',
  budget = '',
  met?: boolean,
): Row => ({
  what,
  ours,
  beside,
  ratio,
  budget,
  met,
});
