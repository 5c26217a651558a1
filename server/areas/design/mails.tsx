import * as z from 'zod/mini';
import { DEFAULT_CONTENT } from '#content/default-content.ts';
import { fill } from '#domain/words/fill.ts';
import { type Fact, Facts, Letter, LetterLink, Paragraph } from '#server/areas/mail/letter.tsx';
import { mailTemplate } from '#server/areas/mail/template.ts';

const { DESIGN_MAIL } = DEFAULT_CONTENT.designTool;

const stored = z.object({
  style: z.string(),
  size: z.string(),
  depth: z.string(),
  features: z.string(),
  estimate: z.string(),
  weeks: z.number(),
  link: z.string(),
});
export type DesignMailData = z.infer<typeof stored>;

// To oneself or a partner: the design and the way back to it, nothing about who sent it.
export const designMail = mailTemplate(stored, (data) => {
  const facts: Fact[] = [
    [DESIGN_MAIL.facts.size, data.size],
    [DESIGN_MAIL.facts.depth, data.depth],
    [DESIGN_MAIL.facts.features, data.features || DESIGN_MAIL.facts.none],
    [DESIGN_MAIL.facts.estimate, data.estimate],
    [DESIGN_MAIL.facts.time, fill(DESIGN_MAIL.weeks, { weeks: data.weeks })],
  ];
  return {
    body: (
      <Letter
        preview={DESIGN_MAIL.preview}
        heading={fill(DESIGN_MAIL.heading, { style: data.style })}
        why={DESIGN_MAIL.why}
      >
        <Paragraph>{DESIGN_MAIL.opening}</Paragraph>
        <Facts facts={facts} />
        <LetterLink href={data.link}>{DESIGN_MAIL.action}</LetterLink>
        <Paragraph>{DESIGN_MAIL.closing}</Paragraph>
      </Letter>
    ),
  };
});
