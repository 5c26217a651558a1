import type { ChecklistLine } from '#domain/plan-set/desk.ts';

/** A tick counts at once, before the server has it. */
export const isDone = ({ id, by, done }: ChecklistLine, ticks: readonly string[]) =>
  by === 'staff' ? ticks.includes(id) : done;

export const missingIn = (lines: readonly ChecklistLine[], ticks: readonly string[]) =>
  lines.filter((line) => !isDone(line, ticks));
