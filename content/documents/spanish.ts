import * as z from 'zod';
import { plainText } from '#domain/site/plain-text.ts';
import { grouped } from '#domain/words/grouped.ts';
import { mostSpanish, strangePlace } from '#domain/words/own-spanish.ts';
import { contentDocument } from './document.ts';

// The owner's own Spanish, by the English sentence that it says.

const MOST_SENTENCES = 1500;
const LONGEST = 2000;

const schema = z
  .record(
    z.string().min(1).max(LONGEST, 'This English sentence is too long to have its Spanish here.'),
    z
      .string('Spanish must be words.')
      .max(LONGEST * 4, { error: 'This Spanish is too long.', abort: true })
      .overwrite(plainText),
    'The Spanish sentences are missing.',
  )
  .superRefine((sentences, { addIssue }) => {
    const refuse = (path: string[], message: string) => addIssue({ code: 'custom', path, message });
    const entries = Object.entries(sentences);
    if (entries.length > MOST_SENTENCES)
      refuse([], `No more than ${grouped(MOST_SENTENCES)} sentences of your own fit here.`);
    for (const [english, spanish] of entries) {
      const most = mostSpanish(english);
      const strange = strangePlace(english, spanish);
      if (spanish.length > most)
        refuse([english], `The Spanish can have at most ${grouped(most)} characters.`);
      if (strange) refuse([english], `${strange} is not in the English sentence. Please check its spelling.`);
    }
  })
  .meta({ title: 'Spanish', control: 'phrases' });

/** What is said in Spanish in other words than ours, or of sentences that are the owner's own. */
export const spanish = contentDocument<Record<string, string>>({
  schema,
  read: (content) => ({ ...content.spanish }),
  // A sentence that was cleared is said in our Spanish again.
  complete: (sentences) => Object.fromEntries(Object.entries(sentences).filter(([, said]) => said !== '')),
  apply: (content, sentences) => ({ ...content, spanish: sentences }),
});
