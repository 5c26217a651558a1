import type { Content } from '#content/content.ts';
import type { StateWords } from '#content/states/state.ts';
import type { StateLaw } from '#domain/safety/state-laws.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { fill } from '#domain/words/fill.ts';
import { inches } from '#domain/words/inches.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Container, Heading, Section } from '#site/ui/section.tsx';
import { SourceLine } from './source-line.tsx';

type BarrierProps = { content: Content; law: StateLaw };

/** What the lowest barrier stands around, then its figure, and whom it binds; the gate latch beside it where the safety card's figure is the latch's. */
export function Barrier({ content, law }: BarrierProps) {
  const { STATE_PAGE } = content.states;
  const { LAW_WORDS, LAW_BASIS, LAWS_TAB } = content.safetyLaws;
  const { measures, homes, more, read, basis, checked } = LAW_WORDS[law.code];
  const { heights, house } = content.states.STATES[law.code];
  return (
    <Section space="tight" aria-labelledby="barrier-heading">
      <Container className="grid gap-x-16 gap-y-6 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <Heading id="barrier-heading" size="subheading">
            {STATE_PAGE.barrier}
          </Heading>
          {house ? null : <p className="mt-3 max-w-[26em] font-medium">{heights?.barrier ?? measures}</p>}
          {house || law.barrierInches === null ? (
            <p className="mt-3 font-semibold text-lagoon">{STATE_PAGE.setLocally}</p>
          ) : (
            <p className="mt-2 font-[380] font-display text-[clamp(2.75rem,2.1rem+2.2vw,4rem)] text-lagoon tabular-nums leading-none">
              {inches(law.barrierInches)}
            </p>
          )}
          {house ? <p className="mt-1 max-w-[26em]">{house}</p> : null}
          {house && law.barrierInches !== null ? (
            <dl className="mt-4 grid max-w-[26em] grid-cols-[minmax(0,1fr)_auto] items-end gap-x-6 border-ink/20 border-t pt-3 text-small">
              <dt className="text-ink-700">{measures}</dt>
              <dd className="font-semibold">{inches(law.barrierInches)}</dd>
            </dl>
          ) : null}
        </div>
        <div className="lg:col-span-8">
          {heights && <Latch words={STATE_PAGE} latch={heights.latch} />}
          <dl className="grid gap-x-10 not-first:mt-6 gap-y-4 sm:grid-cols-2">
            <div className="border-ink/20 border-t pt-3">
              <dt className="font-semibold text-small">{LAWS_TAB.homes}</dt>
              <dd className="mt-1 text-ink-700">{homes}</dd>
            </div>
            <div className="border-ink/20 border-t pt-3">
              <dt className="font-semibold text-small">{STATE_PAGE.more}</dt>
              <dd className="mt-1 text-ink-700">{more}</dd>
            </div>
          </dl>
          <SourceLine
            source={{ ...read, checked }}
            words={`${LAW_BASIS[basis]}. ${STATE_PAGE.checked}`}
            className="mt-5"
          />
          <ButtonLink href={ROUTES.safety} variant="quiet" className="mt-3">
            {STATE_PAGE.safetyLink} <Icon name="arrow-right" />
          </ButtonLink>
        </div>
      </Container>
    </Section>
  );
}

type LatchProps = {
  words: Content['states']['STATE_PAGE'];
  latch: NonNullable<StateWords['heights']>['latch'];
};

function Latch({ words, latch }: LatchProps) {
  return (
    <>
      <p className="mt-3 max-w-[38em]">{fill(words.latch, { inches: latch.inches })}</p>
      <SourceLine source={latch.source} words={words.checked} className="mt-1" />
    </>
  );
}
