import type { Content } from '#content/content.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Picture, type PictureData } from '#site/ui/picture.tsx';
import { Container, Eyebrow, Heading, Lead, Section } from '#site/ui/section.tsx';

export const PICTURE_SIZES = '(min-width: 64rem) 620px, 92vw';

type OpeningProps = { words: Content['guide']; picture: PictureData };

export function Opening({ words: { GUIDE, GUIDE_ACTION }, picture }: OpeningProps) {
  return (
    <Section tone="travertine" space="tight">
      <Container className="grid items-end gap-x-14 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <Eyebrow className="mb-5">{GUIDE.eyebrow}</Eyebrow>
          <Heading level={1}>{GUIDE.heading}</Heading>
          <Lead className="mt-6">{GUIDE.lead}</Lead>
          <dl className="mt-10 grid grid-cols-[1fr_1.25fr_1fr] max-[22.5rem]:grid-cols-2 border-ink border-t">
            {GUIDE.facts.map((fact) => (
              <div key={fact.label} className="flex flex-col-reverse justify-end pt-5 pe-4">
                <dt className="mt-1 text-ink-600 text-small">{fact.label}</dt>
                <dd className="font-[380] font-display text-[clamp(1.375rem,1rem+1.6vw,2.25rem)] leading-none">
                  {fact.value}
                </dd>
              </div>
            ))}
          </dl>
          <ButtonLink href={GUIDE_ACTION.contact.to} variant="secondary" className="mt-8">
            {GUIDE_ACTION.contact.label}
          </ButtonLink>
        </div>
        <Picture
          picture={picture}
          sizes={PICTURE_SIZES}
          priority
          className="pool-corner aspect-[8/5] overflow-hidden lg:col-span-6 lg:aspect-[5/4]"
        />
      </Container>
    </Section>
  );
}
