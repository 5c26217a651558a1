// Editorial rule: what changed between two drawings, as a designer would say it at the table.
export const DESIGN_COMPARE = {} as const;
