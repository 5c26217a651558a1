import type { ReactNode } from 'react';
import type { Content } from '#content/content.ts';
import type { PictureFile } from '#content/pictures.ts';
import type { ServiceCard, ToolService } from '#content/services.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Picture } from '#site/ui/picture.tsx';
import { Container, Eyebrow, Heading, Lead, Section } from '#site/ui/section.tsx';
import { SunDrawing, YardDrawing } from './tool-drawings.tsx';

type SectionWords = Content['services']['SERVICES_SECTION'];

// A button's words are fixed; what it belongs to is said by the heading it points at.
const idOf = ({ title }: ServiceCard) => `service-${title.replace(/\W+/g, '-').toLowerCase()}`;

// The tool people start with stands large, three more beside it; what we do ourselves is a plain list.
export function Services({ content }: { content: Pick<Content, 'panoramas' | 'pictures' | 'services'> }) {
  const { SERVICES_SECTION, STUDIO_SERVICES, TOOLS } = content.services;
  const [first, ...others] = TOOLS;
  const views = [
    <YardDrawing key="yard" className="h-full w-full" />,
    <SunDrawing key="sun" className="h-full w-full" />,
    <img
      key="around"
      src={content.panoramas.PANORAMAS.at(-1)?.thumbnail}
      alt=""
      width={800}
      height={500}
      loading="lazy"
      className="h-full w-full object-cover"
    />,
  ];
  return (
    <Section id="services" aria-labelledby="services-heading">
      <Container>
        <div className="grid gap-x-12 gap-y-8 sm:gap-y-12 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:gap-x-14">
          <div className="lg:col-span-5 lg:col-start-8">
            <Eyebrow>{SERVICES_SECTION.eyebrow}</Eyebrow>
            <Heading id="services-heading" size="title" className="mt-5 max-w-[7.7em]">
              {SERVICES_SECTION.heading}
            </Heading>
            <Lead className="mt-5">{SERVICES_SECTION.lead}</Lead>
          </div>
          {first ? (
            <LeadingTool tool={first} words={SERVICES_SECTION} picture={content.pictures['service-3d']} />
          ) : null}
          <ul className="md:max-lg:grid md:max-lg:grid-cols-3 md:max-lg:gap-x-7 lg:col-span-5 lg:col-start-8">
            {others.map((tool, index) => (
              <SideTool key={tool.title} tool={tool} words={SERVICES_SECTION} view={views[index]} />
            ))}
          </ul>
        </div>
        <ul className="mt-8 grid gap-x-8 sm:mt-14 sm:grid-cols-2 lg:mt-20 lg:grid-cols-4">
          {STUDIO_SERVICES.map((service) => (
            <li
              key={service.title}
              className="border-ink border-t max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:gap-x-4 max-sm:border-sand max-sm:py-3.5 sm:flex sm:flex-col sm:pt-5 sm:pb-8"
            >
              <Heading level={3} size="small" id={idOf(service)}>
                {service.title}
              </Heading>
              <p className="text-ink-600 text-small max-sm:col-span-2 max-sm:row-start-2 sm:mt-2">
                {service.description}
              </p>
              <ButtonLink
                href={`/#${service.section}`}
                variant="quiet"
                className="max-sm:min-h-7! max-sm:text-small sm:mt-auto sm:self-start sm:pt-3"
              >
                {SERVICES_SECTION.learnMore}
                <Icon name="arrow-down" className="size-4" />
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}

function Mark({ words }: { words: string }) {
  return (
    <p className="inline-flex items-center gap-1.5 font-semibold text-fine text-lagoon">
      <Icon name="sparkle" className="size-4" />
      {words}
    </p>
  );
}

type ToolProps = { tool: ToolService; words: SectionWords };

// Bleeds off the left edge of the page, as tall as the three beside it.
function LeadingTool({ tool, words, picture }: ToolProps & { picture: PictureFile }) {
  return (
    <article className="bleed-start flex flex-col lg:col-span-7 lg:col-start-1 lg:row-span-2 lg:row-start-1">
      <Picture
        picture={picture}
        alt=""
        sizes="(min-width: 64rem) 62vw, 100vw"
        className="aspect-[8/5] overflow-hidden lg:aspect-auto lg:min-h-[36rem] lg:flex-1 lg:rounded-e-card lg:rounded-ee-[9rem]"
        imgClassName="lg:object-[58%_50%]"
      />
      <div className="bleed-start-undo mt-5 grid sm:mt-7 gap-x-8 gap-y-5 sm:grid-cols-[1fr_auto] sm:items-end">
        <div>
          <Mark words={words.mark} />
          <Heading level={3} size="heading" id={idOf(tool)} className="mt-2">
            {tool.title}
          </Heading>
          <p className="mt-3 max-w-[30em] text-ink-600">{tool.description}</p>
        </div>
        <ButtonLink aria-describedby={idOf(tool)} href={tool.route} className="justify-self-start">
          {words.tryTool}
        </ButtonLink>
      </div>
    </article>
  );
}

function SideTool({ tool, words, view }: ToolProps & { view: ReactNode }) {
  return (
    <li className="border-sand border-t py-5 last:pb-0 sm:py-6 md:max-lg:border-t-0 md:max-lg:py-0">
      <article className="grid h-full grid-cols-[6.5rem_1fr] gap-x-5 sm:grid-cols-[8.5rem_1fr] sm:gap-x-7 md:max-lg:grid-cols-1 md:max-lg:grid-rows-[auto_1fr] md:max-lg:gap-y-4">
        <div className="h-32 overflow-hidden rounded-control sm:h-40 md:max-lg:h-52">{view}</div>
        <div className="flex flex-col items-start">
          <Mark words={words.mark} />
          <Heading level={3} id={idOf(tool)} className="mt-1">
            {tool.title}
          </Heading>
          <p className="mt-2 text-ink-600 text-small">{tool.description}</p>
          <ButtonLink aria-describedby={idOf(tool)} href={tool.route} variant="quiet" className="mt-auto">
            {words.tryTool}
            <Icon name="arrow-right" className="size-4" />
          </ButtonLink>
        </div>
      </article>
    </li>
  );
}
