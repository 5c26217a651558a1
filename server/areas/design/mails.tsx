import * as z from 'zod/mini';
import { askedFor } from '#domain/design/counts.ts';
import { depthWords } from '#domain/design/depth-words.ts';
import type { Design } from '#domain/design/design.ts';
import { estimateDesign } from '#domain/design/estimate.ts';
import { estimatedRange } from '#domain/design/hand-off.ts';
import { builtMaterial } from '#domain/design/material.ts';
import { specsOf } from '#domain/design/specs.ts';
import { labelOf, POOL_MATERIALS } from '#domain/estimate/options.ts';
import type { Prices } from '#domain/estimate/prices.ts';
import { fill } from '#domain/words/fill.ts';
import { type Fact, Facts, Letter, LetterLink, Paragraph } from '#server/areas/mail/letter.tsx';
import { mailTemplate, type Subject } from '#server/areas/mail/template.ts';
import { linkIn, voiceOf } from '#server/voice.ts';
import { EXAMPLE_DESIGNS } from './example-designs.ts';

const stored = z.object({
  style: z.string(),
  size: z.string(),
  depth: z.string(),
  features: z.string(),
  // Mails stored before there was a choice have none.
  material: z.optional(z.string()),
  estimate: z.string(),
  weeks: z.number(),
  link: z.string(),
});
type DesignMailData = z.infer<typeof stored>;

/** What the mail tells of a design, at the prices of this moment. */
export function designMailData(prices: Prices, design: Design, link: string): DesignMailData {
  const estimate = estimateDesign(prices, design);
  return {
    style: specsOf(design).style,
    size: `${design.lengthFt} × ${design.widthFt} ft`,
    depth: depthWords(design),
    features: askedFor(design).join(', '),
    ...(design.material ? { material: labelOf(POOL_MATERIALS, builtMaterial(design)) } : {}),
    estimate: estimatedRange(estimate),
    weeks: estimate.timelineWeeks,
    link,
  };
}

export const designSubject: Subject<Pick<DesignMailData, 'style'>> = ({ style }, content) =>
  fill(content.designTool.DESIGN_MAIL.subject, { style: voiceOf(content).say(style) });

// To oneself or a partner: the design and the way back to it, nothing about who sent it.
export const designMail = mailTemplate(
  stored,
  (data, { content }) => {
    const { DESIGN_MAIL } = content.designTool;
    const { say, list, measure } = voiceOf(content);
    const facts: Fact[] = [
      [DESIGN_MAIL.facts.size, measure(data.size)],
      [DESIGN_MAIL.facts.depth, measure(data.depth)],
      [DESIGN_MAIL.facts.features, data.features ? list(data.features.split(', ')) : DESIGN_MAIL.facts.none],
      ...(data.material ? [[DESIGN_MAIL.facts.material, say(data.material)] satisfies Fact] : []),
      [DESIGN_MAIL.facts.estimate, data.estimate],
      [DESIGN_MAIL.facts.time, fill(DESIGN_MAIL.weeks, { weeks: data.weeks })],
    ];
    return {
      body: (
        <Letter
          content={content}
          preview={DESIGN_MAIL.preview}
          heading={fill(DESIGN_MAIL.heading, { style: say(data.style) })}
          why={DESIGN_MAIL.why}
        >
          <Paragraph>{DESIGN_MAIL.opening}</Paragraph>
          <Facts facts={facts} />
          <LetterLink href={linkIn(content.readers.language, data.link)}>{DESIGN_MAIL.action}</LetterLink>
          <Paragraph>{DESIGN_MAIL.closing}</Paragraph>
        </Letter>
      ),
    };
  },
  ({ prices }) =>
    EXAMPLE_DESIGNS.map((design) => designMailData(prices, design, 'https://example.com/sample')),
  designSubject,
);
