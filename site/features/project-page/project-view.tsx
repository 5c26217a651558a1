import type { Content } from '#content/content.ts';
import { askedFor } from '#domain/design/counts.ts';
import { estimateDesign } from '#domain/design/estimate.ts';
import { calculatorLink } from '#domain/design/hand-off.ts';
import { drawnLink } from '#domain/site/design-tool-link.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { fill } from '#domain/words/fill.ts';
import { grouped } from '#domain/words/grouped.ts';
import { dollarRange } from '#domain/words/money.ts';
import { likeWords } from '#site/like-this.ts';
import { metersBeside } from '#site/meters-beside.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Container, Eyebrow, Heading, Lead, Section } from '#site/ui/section.tsx';
import { drawnFigures } from '#studio/figures/drawn-figures.ts';
import { MarkedPicture } from './marked-picture.tsx';

type Project = Content['projects'][number];
type ProjectViewProps = { content: Content; project: Project; kind: string };

// On a desk it is as high as what stands beside it, and cut to that.
export const PROJECT_SIZES = '(min-width: 64rem) 72vw, 100vw';

/** One project: its name over the picture, on a desk beside it, then what it would take. */
export function ProjectView({ content, project, kind }: ProjectViewProps) {
  return (
    <Section tone="ink" space="none" className="pt-3 pb-[calc(var(--section)*0.6)] sm:pt-6">
      <Container>
        <ButtonLink href="/#portfolio" variant="quiet">
          <Icon name="arrow-left" /> {content.projectPage.PROJECT_PAGE.back}
        </ButtonLink>
        <div className="mt-3 grid gap-x-8 gap-y-6 md:grid-cols-2 md:gap-y-8 lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr_auto] lg:gap-x-12">
          <header className="md:col-span-2 lg:col-span-1 lg:col-start-2">
            <Eyebrow>{kind}</Eyebrow>
            <Heading level={1} className="mt-3 sm:mt-4">
              {project.title}
            </Heading>
            <Lead className="mt-3 sm:mt-4">{project.description}</Lead>
          </header>
          <MarkedPicture
            content={content}
            project={project}
            sizes={PROJECT_SIZES}
            priority
            className="md:col-span-2 lg:col-span-1 lg:row-span-3 lg:row-start-1 lg:aspect-auto"
          />
          <Facts content={content} project={project} />
          <Actions content={content} project={project} />
        </div>
      </Container>
    </Section>
  );
}

function Actions({ content, project }: Omit<ProjectViewProps, 'kind'>) {
  const { PROJECT_PAGE } = content.projectPage;
  const { design } = project;
  return (
    <div className="grid grid-cols-2 gap-3 self-start max-md:order-1 *:px-2 [&>:first-child]:col-span-2 [&>:nth-child(2):last-child]:col-span-2">
      <ButtonLink href={drawnLink(likeWords(content, project))}>{PROJECT_PAGE.like}</ButtonLink>
      {design ? (
        <ButtonLink href={calculatorLink(design, estimateDesign(content.prices, design))} variant="secondary">
          {PROJECT_PAGE.price}
        </ButtonLink>
      ) : null}
      <ButtonLink href={ROUTES.contact} variant="secondary">
        {PROJECT_PAGE.talk}
      </ButtonLink>
    </div>
  );
}

const FACT = 'grid grid-cols-[6.5rem_1fr] items-baseline gap-x-4 border-white/20 border-t py-3';

// One of the owner's own has no design behind it, so there is nothing to measure.
function Facts({ content, project: { design } }: Omit<ProjectViewProps, 'kind'>) {
  if (!design) return null;
  const { PROJECT_PAGE } = content.projectPage;
  const { totalLow, totalHigh } = estimateDesign(content.prices, design);
  const facts = [
    [
      PROJECT_PAGE.dimensions,
      metersBeside(
        fill(PROJECT_PAGE.dimensionsValue, {
          length: design.lengthFt,
          width: design.widthFt,
          shallow: design.shallowFt,
          deep: design.deepFt,
        }),
        design.lengthFt,
        design.widthFt,
      ),
    ],
    [
      PROJECT_PAGE.volume,
      fill(PROJECT_PAGE.volumeValue, {
        gallons: grouped(Math.round(drawnFigures(design).gallons / 100) * 100),
      }),
    ],
    [PROJECT_PAGE.features, askedFor(design).join(', ')],
  ].filter(([, value]) => value !== '');
  return (
    <dl className="border-white/20 border-b max-md:order-2">
      <div className={FACT}>
        <dt className="text-small text-water-300">{PROJECT_PAGE.cost}</dt>
        <dd>
          <span className="block font-display text-subheading tabular-nums leading-none">
            {dollarRange({ low: totalLow, high: totalHigh })}
          </span>
          <span className="mt-1 block text-fine text-water-200">{PROJECT_PAGE.costNote}</span>
        </dd>
      </div>
      {facts.map(([label, value]) => (
        <div key={label} className={FACT}>
          <dt className="text-small text-water-300">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
