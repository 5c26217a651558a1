import type { Content } from '#content/content.ts';
import { askedFor } from '#domain/design/counts.ts';
import { estimateDesign } from '#domain/design/estimate.ts';
import { calculatorLink } from '#domain/design/hand-off.ts';
import { drawnLink } from '#domain/site/design-tool-link.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { fill } from '#domain/words/fill.ts';
import { grouped } from '#domain/words/grouped.ts';
import { dollarRange } from '#domain/words/money.ts';
import { tell } from '#site/language.ts';
import { likeWords } from '#site/like-this.ts';
import { metersBeside } from '#site/meters-beside.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Container, Eyebrow, Heading, Lead, Section } from '#site/ui/section.tsx';
import { drawnFigures } from '#studio/figures/drawn-figures.ts';
import { drawPool } from '#studio/plan/draw-pool.ts';
import { drawingToSvg } from '#studio/plan/svg.ts';
import { MarkedPicture } from './marked-picture.tsx';

type Project = Content['projects'][number];
type ProjectViewProps = { content: Content; project: Project; kind: string };

export const projectSizes = ({ design }: Project) =>
  design ? '(min-width: 82rem) 48rem, (min-width: 64rem) 56vw, 94vw' : '(min-width: 82rem) 80rem, 94vw';

/** One project: the picture first, then what it is and what it would take. */
export function ProjectView({ content, project, kind }: ProjectViewProps) {
  const { PROJECT_PAGE } = content.projectPage;
  return (
    <Section tone="ink" space="none" className="pt-6 pb-[calc(var(--section)*0.7)]">
      <Container>
        <ButtonLink href="/#portfolio" variant="quiet">
          <Icon name="arrow-left" /> {PROJECT_PAGE.back}
        </ButtonLink>
        {/* On a desk its plan stands beside the whole picture, and its name in the first window, too. */}
        <div className="mt-5 grid gap-x-8 gap-y-8 sm:gap-y-10 md:grid-cols-2 md:max-lg:grid-rows-[auto_auto_1fr] lg:mt-3 lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr] lg:gap-x-12">
          <MarkedPicture
            content={content}
            project={project}
            sizes={projectSizes(project)}
            priority
            className={project.design ? 'md:max-lg:col-span-2' : 'md:col-span-2 lg:aspect-[5/2]'}
          />
          <div>
            <Eyebrow>{kind}</Eyebrow>
            <Heading level={1} className="mt-4">
              {project.title}
            </Heading>
            <Lead className="mt-5">{project.description}</Lead>
            <Actions content={content} project={project} />
          </div>
          <Facts content={content} project={project} />
          {project.design ? (
            <Plan words={PROJECT_PAGE} title={project.title} design={project.design} />
          ) : null}
        </div>
      </Container>
    </Section>
  );
}

function Actions({ content, project }: Omit<ProjectViewProps, 'kind'>) {
  const { PROJECT_PAGE } = content.projectPage;
  const { design } = project;
  return (
    <div className="mt-8 flex flex-wrap items-center gap-3 max-lg:grid max-lg:max-w-[26rem] max-lg:grid-cols-2 max-lg:*:px-2 max-lg:[&>:first-child]:col-span-2 max-lg:[&>:nth-child(2):last-child]:col-span-2">
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

// Rows, and on a desk columns across the page.
const FACT =
  'grid grid-cols-[6.5rem_1fr] items-baseline gap-x-4 border-white/20 border-t py-3.5 max-lg:last:border-b lg:block';

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
    <dl className="lg:order-last lg:col-span-2 lg:grid lg:auto-cols-fr lg:grid-flow-col lg:gap-x-12">
      <div className={FACT}>
        <dt className="text-small text-water-300">{PROJECT_PAGE.cost}</dt>
        <dd className="lg:mt-2">
          <span className="block font-display text-subheading tabular-nums leading-none">
            {dollarRange({ low: totalLow, high: totalHigh })}
          </span>
          <span className="mt-1 block text-fine text-water-200">{PROJECT_PAGE.costNote}</span>
        </dd>
      </div>
      {facts.map(([label, value]) => (
        <div key={label} className={FACT}>
          <dt className="text-small text-water-300">{label}</dt>
          <dd className="lg:mt-1">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type PlanProps = {
  words: Content['projectPage']['PROJECT_PAGE'];
  title: string;
  design: NonNullable<Project['design']>;
};

// The same sheet that the design tool draws.
function Plan({ words, title, design }: PlanProps) {
  return (
    <figure className="self-start rounded-card bg-white p-4 text-ink sm:p-6 md:col-start-2 md:row-span-2 md:row-start-2 lg:row-start-1">
      <div
        className="mb-4 [&>svg]:mx-auto [&>svg]:block [&>svg]:h-auto [&>svg]:w-full [&>svg]:max-w-[26rem]"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, escaped where it is made
        dangerouslySetInnerHTML={{ __html: drawingToSvg(drawPool(design), tell) }}
      />
      <figcaption className="border-sand border-t pt-3 text-fine text-ink-600">
        {fill(words.planNote, { title })}
      </figcaption>
    </figure>
  );
}
