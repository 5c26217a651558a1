import type { Content } from '#content/content.ts';
import type { StateCode } from '#domain/safety/state-laws.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { STATE_CLIMATES } from '#domain/state/climates.ts';
import { type WaterYear, waterYear } from '#domain/state/water-year.ts';
import { yearFigures } from '#domain/state/year-figures.ts';
import { fill } from '#domain/words/fill.ts';
import { MONTH_NAMES } from '#domain/words/long-date.ts';
import { tell, told } from '#site/language.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { classes } from '#site/ui/classes.ts';
import { Icon } from '#site/ui/icon.tsx';
import { Container, Heading, Section } from '#site/ui/section.tsx';
import { TitledFold } from '#site/ui/titled-fold.tsx';

type YearProps = { words: Content['states']; code: StateCode };

/** Twelve months of air, and what they mean for what is drawn. */
export function Year({ words: { STATES, STATE_PAGE }, code }: YearProps) {
  const climate = STATE_CLIMATES[code];
  const year = waterYear(climate);
  const figures = told(yearFigures(climate, year));
  const { year: sentence, advice } = STATES[code];
  return (
    <Section tone="ink" space="tight" aria-labelledby="year-heading">
      <Container>
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-12 lg:items-end">
          <div className="lg:col-span-5">
            <Heading id="year-heading">{STATE_PAGE.year}</Heading>
            <p className="mt-5 text-water-200">{fill(sentence, figures)}</p>
          </div>
          <Months
            year={year}
            label={fill(STATE_PAGE.chart, figures)}
            warmLabel={fill(STATE_PAGE.chartWarm, figures)}
          />
        </div>
        <ul className="mt-10 grid gap-x-10 max-md:border-white/25 max-md:border-b md:mt-12 md:grid-cols-2 md:gap-y-8 lg:grid-cols-4">
          {advice.map(({ title, text }) => (
            <li key={title} className="border-white/25 border-t md:pt-4">
              <TitledFold title={title}>
                <p className="text-small text-water-200 md:mt-2">{fill(text, figures)}</p>
              </TitledFold>
            </li>
          ))}
        </ul>
        <p className="mt-6 text-fine text-water-300 md:mt-10">{STATE_PAGE.chartSource}</p>
        <ButtonLink href={ROUTES.eco} variant="quiet">
          {STATE_PAGE.ecoLink} <Icon name="arrow-right" />
        </ButtonLink>
      </Container>
    </Section>
  );
}

// Water stands where the bars would: the scale begins at 15 °F, below the coldest month of every state.
const FLOOR_F = 15;
const CEILING_F = 100;

type MonthsProps = { year: WaterYear; label: string; warmLabel: string };

function Months({ year: { airF, warm }, label, warmLabel }: MonthsProps) {
  return (
    <figure className="lg:col-span-7">
      <figcaption className="mb-4 flex flex-wrap justify-between gap-x-6 gap-y-1 text-fine text-water-200">
        {label}
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className="size-2.5 rounded-[2px] bg-water" />
          {warmLabel}
        </span>
      </figcaption>
      <ol className="flex h-44 items-stretch sm:h-56 gap-1 sm:gap-1.5">
        {airF.map((degrees, at) => {
          const name = tell(MONTH_NAMES[at] ?? '');
          const height = ((degrees - FLOOR_F) / (CEILING_F - FLOOR_F)) * 100;
          return (
            <li key={name} className="flex flex-1 flex-col justify-end text-center text-fine">
              <span className="tabular-nums">{Math.round(degrees)}</span>
              <span
                aria-hidden="true"
                style={{ height: `${height * 0.78}%` }}
                className={classes(
                  'mt-1 rounded-t-control',
                  warm.includes(at + 1) ? 'bg-water' : 'bg-water-300/30',
                )}
              />
              <span className="mt-1.5 text-water-300">
                <span aria-hidden="true">{name.slice(0, 1).toUpperCase()}</span>
                <span className="sr-only">{name}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}
