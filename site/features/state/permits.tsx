import type { Content } from '#content/content.ts';
import type { StateCode } from '#domain/safety/state-laws.ts';
import { Container, Heading, Lead, Section } from '#site/ui/section.tsx';
import { TitledFold } from '#site/ui/titled-fold.tsx';
import { CheckedOn, SourceLine } from './source-line.tsx';

type PermitsProps = { words: Content['states']; code: StateCode };

/** What is known, each with its source; under it what only the department knows. */
export function Permits({ words: { STATES, STATE_PAGE }, code }: PermitsProps) {
  const { permits, ask, lead } = STATES[code];
  const [day, ...otherDays] = new Set(permits.map(({ source }) => source.checked));
  const sameDay = otherDays.length === 0 ? day : undefined;
  return (
    <Section tone="foam" space="tight" aria-labelledby="permits-heading">
      <Container>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <Heading id="permits-heading">{STATE_PAGE.permits}</Heading>
          {sameDay ? (
            <p className="text-fine text-ink-600">
              <CheckedOn words={STATE_PAGE.checked} day={sameDay} />
            </p>
          ) : null}
        </div>
        <Lead className="mt-3">{lead}</Lead>
        <ul className="mt-6 gap-x-10 max-md:border-ink/20 max-md:border-b lg:grid lg:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
          {permits.map(({ title, text, source }) => (
            <li key={title} className="border-ink/20 border-t md:py-5">
              <TitledFold title={title}>
                <p className="max-w-[41em] text-ink-700 md:mt-1.5">{text}</p>
                <SourceLine
                  source={source}
                  words={sameDay ? undefined : STATE_PAGE.checked}
                  className="mt-2"
                />
              </TitledFold>
            </li>
          ))}
        </ul>
        <aside aria-labelledby="ask-heading" className="mt-8">
          <Heading id="ask-heading" level={3}>
            {STATE_PAGE.ask}
          </Heading>
          <ul className="mt-5 grid gap-x-10 gap-y-4 lg:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
            {ask.map((question) => (
              <li key={question} className="border-water border-s-2 ps-4 text-ink-700">
                {question}
              </li>
            ))}
          </ul>
        </aside>
      </Container>
    </Section>
  );
}
