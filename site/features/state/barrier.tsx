import type { Content } from '#content/content.ts';
import type { StateLaw } from '#domain/safety/state-laws.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Container, Heading, Section } from '#site/ui/section.tsx';
import { SourceLine } from './source-line.tsx';

type BarrierProps = { content: Content; law: StateLaw };

/** The figure of the safety card, large, and what it measures: a figure alone misleads. */
export function Barrier({ content, law }: BarrierProps) {
  const { STATE_PAGE } = content.states;
  const { LAW_WORDS, LAW_BASIS, LAWS_TAB } = content.safetyLaws;
  const { measures, homes, more, read, basis, checked } = LAW_WORDS[law.code];
  return (
    <Section space="tight" aria-labelledby="barrier-heading">
      <Container className="grid gap-x-16 gap-y-6 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <Heading id="barrier-heading" size="subheading">
            {STATE_PAGE.barrier}
          </Heading>
          <p className="mt-3 font-[380] font-display text-display text-lagoon tabular-nums">{law.figure}</p>
        </div>
        <div className="lg:col-span-8">
          <p className="max-w-[26em] font-display text-subheading">{measures}</p>
          <dl className="mt-6 grid gap-x-10 gap-y-4 sm:grid-cols-2">
            <div className="border-ink/20 border-t pt-3">
              <dt className="font-semibold text-small">{LAWS_TAB.homes}</dt>
              <dd className="mt-1 text-ink-700">{homes}</dd>
            </div>
            <div className="border-ink/20 border-t pt-3">
              <dt className="font-semibold text-small">{LAW_BASIS[basis]}</dt>
              <dd className="mt-1 text-ink-700">{more}</dd>
            </div>
          </dl>
          <SourceLine source={{ ...read, checked }} words={STATE_PAGE.checked} className="mt-5" />
          <ButtonLink href={ROUTES.safety} variant="quiet" className="mt-3">
            {STATE_PAGE.safetyLink} <Icon name="arrow-right" />
          </ButtonLink>
        </div>
      </Container>
    </Section>
  );
}
