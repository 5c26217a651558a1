import type { Content } from '#content/content.ts';
import type { StateCode } from '#domain/safety/state-laws.ts';
import { designToolLink } from '#domain/site/design-tool-link.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { dollars } from '#domain/words/money.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Container, Heading, Section } from '#site/ui/section.tsx';

type OffersProps = { content: Pick<Content, 'states' | 'packages'>; code: StateCode };

/** The packages that make sense there, and two ways to go on. */
export function Offers({ content: { states, packages }, code }: OffersProps) {
  const { STATES, STATE_PAGE } = states;
  const { packages: ids, packagesNote, sentence } = STATES[code];
  const offered = packages.PACKAGES.filter(({ id }) => ids.includes(id));
  return (
    <Section tone="foam" space="tight" aria-labelledby="packages-heading">
      <Container>
        <div>
          <Heading id="packages-heading">{STATE_PAGE.packages}</Heading>
          <p className="mt-4 max-w-[38em] text-ink-700">{packagesNote}</p>
          <ul className="mt-6 grid gap-x-16 border-ink/20 border-b lg:grid-cols-2">
            {offered.map(({ id, title, price, idealFor }) => (
              <li key={id} className="border-ink/20 border-t lg:odd:last:col-span-2">
                <a href={`${ROUTES.packages}#${id}`} className="grid grid-cols-[1fr_auto] gap-x-6 py-4">
                  <span>
                    <span className="text-link font-semibold">{title}</span>
                    <span className="mt-0.5 block text-ink-600 text-small">{idealFor}</span>
                  </span>
                  <span className="font-display text-[1.3125rem] tabular-nums">{dollars(price)}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className="mt-10 grid items-center gap-x-16 gap-y-7 rounded-card bg-white p-6 sm:p-8 lg:grid-cols-[1fr_auto] lg:p-10">
          <div>
            <Heading level={3}>{STATE_PAGE.design}</Heading>
            <blockquote className="mt-4 max-w-[34em] border-water border-s-2 ps-5 font-display text-lead leading-snug lg:text-[1.625rem]">
              {sentence}.
            </blockquote>
          </div>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3 max-sm:*:w-full">
            <ButtonLink href={designToolLink(sentence)}>{STATE_PAGE.designLink}</ButtonLink>
            <ButtonLink href={ROUTES.book} variant="secondary">
              {STATE_PAGE.talk}
            </ButtonLink>
          </div>
        </div>
      </Container>
    </Section>
  );
}
