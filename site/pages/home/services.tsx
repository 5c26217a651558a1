import { picture } from '#content/pictures.ts';
import {
  SERVICES_SECTION,
  type ServiceCard,
  STUDIO_SERVICES,
  TOOLS,
  type ToolService,
} from '#content/services.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Picture } from '#site/ui/picture.tsx';
import { Container, Eyebrow, Heading, Lead, Section } from '#site/ui/section.tsx';

const PICTURES = ['service-3d', 'service-optimization', 'service-eco', 'service-360'];

// A button's words are fixed; what it belongs to is said by the heading it points at.
const idOf = ({ title }: ServiceCard) => `service-${title.replace(/\W+/g, '-').toLowerCase()}`;

// The tool people start with stands large, three more beside it; what we do ourselves is a plain list.
export function Services() {
  const [first, ...others] = TOOLS;
  return (
    <Section id="services" aria-labelledby="services-heading">
      <Container>
        <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12 lg:items-end">
          <div className="lg:col-span-7">
            <Eyebrow>{SERVICES_SECTION.eyebrow}</Eyebrow>
            <Heading id="services-heading" size="title" className="mt-5 max-w-[13ch]">
              {SERVICES_SECTION.heading}
            </Heading>
          </div>
          <Lead className="lg:col-span-5">{SERVICES_SECTION.lead}</Lead>
        </div>
        <div className="mt-12 grid gap-x-12 gap-y-12 lg:mt-16 lg:grid-cols-12">
          {first ? <LeadingTool tool={first} /> : null}
          <ul className="lg:col-span-5">
            {others.map((tool, index) => (
              <SideTool key={tool.title} tool={tool} name={PICTURES[index + 1] ?? 'hero'} />
            ))}
          </ul>
        </div>
        <ul className="mt-14 grid gap-x-8 sm:grid-cols-2 lg:mt-20 lg:grid-cols-4">
          {STUDIO_SERVICES.map((service) => (
            <li key={service.title} className="flex flex-col border-ink border-t pt-5 pb-8">
              <Heading level={3} size="small" id={idOf(service)}>
                {service.title}
              </Heading>
              <p className="mt-2 text-ink-600 text-small">{service.description}</p>
              <ButtonLink
                to={`/#${service.section}`}
                variant="quiet"
                className="mt-auto self-start !px-0 pt-3"
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

function Mark() {
  return (
    <p className="inline-flex items-center gap-1.5 font-semibold text-fine text-lagoon">
      <Icon name="sparkle" className="size-4" />
      {SERVICES_SECTION.mark}
    </p>
  );
}

function LeadingTool({ tool }: { tool: ToolService }) {
  return (
    <article className="lg:col-span-7">
      <Picture
        picture={picture('service-3d')}
        alt=""
        sizes="(min-width: 64rem) 740px, 92vw"
        className="pool-corner aspect-[8/5] overflow-hidden"
      />
      <div className="mt-6 grid gap-x-8 gap-y-5 sm:grid-cols-[1fr_auto] sm:items-end">
        <div>
          <Mark />
          <Heading level={3} size="heading" id={idOf(tool)} className="mt-2">
            {tool.title}
          </Heading>
          <p className="mt-3 max-w-[52ch] text-ink-600">{tool.description}</p>
        </div>
        <ButtonLink aria-describedby={idOf(tool)} href={tool.route} className="justify-self-start">
          {SERVICES_SECTION.tryTool}
        </ButtonLink>
      </div>
    </article>
  );
}

function SideTool({ tool, name }: { tool: ToolService; name: string }) {
  return (
    <li className="border-sand border-t py-7 first:border-t-0 first:pt-0 last:pb-0">
      <article className="grid grid-cols-[6.5rem_1fr] gap-x-5 sm:grid-cols-[9.5rem_1fr] sm:gap-x-7">
        <Picture
          picture={picture(name)}
          alt=""
          sizes="160px"
          className="aspect-square overflow-hidden rounded-control sm:aspect-[4/5]"
        />
        <div className="flex flex-col items-start">
          <Mark />
          <Heading level={3} id={idOf(tool)} className="mt-1">
            {tool.title}
          </Heading>
          <p className="mt-2 text-ink-600 text-small">{tool.description}</p>
          <ButtonLink aria-describedby={idOf(tool)} href={tool.route} variant="quiet" className="mt-1 !px-0">
            {SERVICES_SECTION.tryTool}
            <Icon name="arrow-right" className="size-4" />
          </ButtonLink>
        </div>
      </article>
    </li>
  );
}
