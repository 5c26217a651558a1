import type { ReactNode } from 'react';
import type { Content } from '#content/content.ts';
import { MODEL_BARRIER_INCHES, type StateLaw } from '#domain/safety/state-laws.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { fill } from '#domain/words/fill.ts';
import { inches } from '#domain/words/inches.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Fold } from '#site/ui/fold.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Container, Heading, Section } from '#site/ui/section.tsx';
import { SourceLine } from './source-line.tsx';

type BarrierProps = { content: Content; law: StateLaw };

/** The lowest barrier's figure, the state's or the model code's, and who decides; beside it whom it binds, and the gate latch where the safety card's figure is the latch's. */
export function Barrier({ content, law }: BarrierProps) {
  const { STATE_PAGE } = content.states;
  const { LAW_WORDS, LAW_BASIS, LAWS_TAB } = content.safetyLaws;
  const { measures, homes, more, read, basis, checked } = LAW_WORDS[law.code];
  const { heights, house } = content.states.STATES[law.code];
  const height = law.barrierInches === null ? null : inches(law.barrierInches);
  const ours = house ? STATE_PAGE.usual : STATE_PAGE.orMore;
  const figure = house || height === null ? fill(ours, { inches: MODEL_BARRIER_INCHES }) : height;
  return (
    <Section space="tight" aria-labelledby="barrier-heading">
      <Container className="grid gap-x-16 gap-y-7 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <Heading id="barrier-heading">{STATE_PAGE.barrier}</Heading>
          <p className="mt-4 mb-4 font-[380] font-display text-[clamp(2.75rem,2.1rem+2.2vw,4.25rem)] text-lagoon tabular-nums leading-none">
            {figure}
          </p>
          <p className="max-w-[26em] text-ink-700">{house ?? heights?.barrier ?? measures}</p>
        </div>
        <div className="lg:col-span-7">
          {/* A phone shows the answer, and the rule when it is asked for. */}
          <Fold
            className="fold-small max-md:border-ink/20 max-md:border-y"
            line={<span className="flex-1 py-3.5 font-semibold">{STATE_PAGE.rule}</span>}
          >
            <dl className="border-ink/20 border-b">
              <Fact name={LAWS_TAB.homes}>{homes}</Fact>
              {house && height ? <Fact name={height}>{measures}</Fact> : null}
              {heights ? (
                <Fact name={STATE_PAGE.latch}>
                  {fill(STATE_PAGE.latchHeight, { inches: heights.latch.inches })}
                  <SourceLine source={heights.latch.source} words={STATE_PAGE.checked} className="mt-1" />
                </Fact>
              ) : null}
              <Fact name={STATE_PAGE.more}>{more}</Fact>
            </dl>
            <SourceLine
              source={{ ...read, checked }}
              words={`${LAW_BASIS[basis]}. ${STATE_PAGE.checked}`}
              className="mt-4 max-md:pb-4"
            />
          </Fold>
          <ButtonLink href={ROUTES.safety} variant="quiet" className="mt-2">
            {STATE_PAGE.safetyLink} <Icon name="arrow-right" />
          </ButtonLink>
        </div>
      </Container>
    </Section>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-6 gap-y-1 border-ink/20 border-t py-3.5 sm:grid-cols-[9rem_1fr]">
    <dt className="font-semibold">{name}</dt>
    <dd className="text-ink-700">{children}</dd>
  </div>
);
