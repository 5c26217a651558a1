import type { GivenForm } from '#domain/site/given.ts';
import type { PaperChoices } from './estimate-pdf.ts';
import type { Mailed } from './estimate-result.ts';

/** What an answer to one visitor shows beside the words that everybody gets. */
export type FormEcho = {
  form?: GivenForm;
  estimate?: { choices: PaperChoices; mail?: Mailed; reference?: string };
};
