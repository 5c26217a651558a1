import type { Content } from '#content/content.ts';
import { Icon } from '#site/ui/icon.tsx';
import { Container, Heading, Section } from '#site/ui/section.tsx';
import { PermitPath } from './permit-path.tsx';

export function Preparation({ words: { GUIDE_PERMITS, GUIDE_TOOLS } }: { words: Content['guide'] }) {
  return (
    <Section tone="travertine">
      <Container className="grid gap-x-16 gap-y-16 lg:grid-cols-12">
        <section aria-labelledby="tools-heading" className="lg:col-span-5">
          <Heading id="tools-heading">{GUIDE_TOOLS.heading}</Heading>
          <p className="mt-3 text-ink-700">{GUIDE_TOOLS.lead}</p>
          <div className="mt-8 grid grid-cols-2 gap-x-8">
            <ToolList title={GUIDE_TOOLS.ownTitle} tools={GUIDE_TOOLS.own} />
            <ToolList title={GUIDE_TOOLS.rentTitle} tools={GUIDE_TOOLS.rent} />
          </div>
        </section>
        <section aria-labelledby="permits-heading" className="lg:col-span-7">
          <Heading id="permits-heading">{GUIDE_PERMITS.heading}</Heading>
          <p className="mt-3 max-w-[35em] text-ink-700">{GUIDE_PERMITS.lead}</p>
          <ul className="mt-8">
            {GUIDE_PERMITS.items.map((item) => (
              <li key={item} className="flex gap-4 border-ink/15 border-t py-3.5">
                <Icon name="document" className="mt-0.5 size-5 text-lagoon" />
                {item}
              </li>
            ))}
          </ul>
          <div className="mt-6 space-y-3 border-clay-600 border-s-4 bg-white p-6 text-ink-700">
            <p>{GUIDE_PERMITS.florida}</p>
            <p>{GUIDE_PERMITS.licence}</p>
          </div>
        </section>
        <PermitPath path={GUIDE_PERMITS.path} className="lg:col-span-12" />
      </Container>
    </Section>
  );
}

function ToolList({ title, tools }: { title: string; tools: readonly string[] }) {
  return (
    <div>
      <Heading level={3} size="small">
        {title}
      </Heading>
      <ul className="mt-3 text-small">
        {tools.map((tool) => (
          <li key={tool} className="border-ink/15 border-t py-2.5">
            {tool}
          </li>
        ))}
      </ul>
    </div>
  );
}
