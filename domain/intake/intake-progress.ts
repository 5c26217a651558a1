// What the client sees behind the private link, and what staff set in the console.
export const INTAKE_PROGRESS = ['received', 'in-review', 'concepts-ready'] as const;
export type IntakeProgress = (typeof INTAKE_PROGRESS)[number];

export const isIntakeProgress = (text: string): text is IntakeProgress =>
  INTAKE_PROGRESS.some((known) => known === text);
