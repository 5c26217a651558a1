import type { Content } from '#content/content.ts';
import { wordsContext } from '#site/words.tsx';

/** What the project form says, out of the served version. */
export const intakeWords = ({ intake, intakeDraft, plotSummary }: Content) => ({
  FORM: intake.INTAKE_FORM,
  STEPS: intake.INTAKE_STEPS,
  LABELS: intake.INTAKE_LABELS,
  DRAFT: intakeDraft.INTAKE_DRAFT,
  PLOT: plotSummary.INTAKE_PLOT,
  SUMMARY: plotSummary.OWN_PLOT_SUMMARY,
});
export type IntakeWords = ReturnType<typeof intakeWords>;
export const { WordsProvider, useWords } = wordsContext<IntakeWords>();
