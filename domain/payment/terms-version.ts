import * as z from 'zod/mini';

/** The terms as somebody read them before paying, and the rule on refunds that stands beside the tick. */
const termsWordsSchema = z.object({
  title: z.string(),
  summary: z.string(),
  sections: z.array(z.object({ title: z.string(), lines: z.array(z.string()) })),
  refundRule: z.string(),
});
export type TermsWords = z.infer<typeof termsWordsSchema>;

/** For staff: what was accepted under a version, and when it was for the first time. */
export const keptTermsSchema = z.object({ version: z.string(), since: z.string(), words: termsWordsSchema });

const WIDTH = 6;

// FNV-1a, twice from different beginnings: it names a text, and protects nothing.
const hash32 = (text: string, seed: number) => {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619);
  return (hash >>> 0)
    .toString(36)
    .padStart(WIDTH + 1, '0')
    .slice(-WIDTH);
};

/** A short name for these very words: other words have another. */
export const termsVersion = ({ title, summary, sections, refundRule }: TermsWords): string => {
  const text = JSON.stringify([title, summary, sections.map((one) => [one.title, one.lines]), refundRule]);
  return `${hash32(text, 2_166_136_261)}${hash32(text, 84_696_351)}`;
};
