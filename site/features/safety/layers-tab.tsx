import type { Content } from '#content/content.ts';
import { Heading } from '#site/ui/section.tsx';

type LayersTabProps = { words: Pick<Content['safety'], 'LAYERS_TAB' | 'SAFETY_LAYERS'> };

export function LayersTab({ words: { LAYERS_TAB, SAFETY_LAYERS } }: LayersTabProps) {
  return (
    <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[5fr_7fr]">
      <div>
        <Heading level={2}>{LAYERS_TAB.heading}</Heading>
        <p className="mt-4 text-ink-600">{LAYERS_TAB.lead}</p>
      </div>
      <ol>
        {SAFETY_LAYERS.map(({ title, detail }, at) => (
          <li
            key={title}
            className="grid grid-cols-[3rem_1fr] gap-4 border-sand border-t py-5 first:border-t-0 first:pt-0"
          >
            <span aria-hidden="true" className="font-display text-[2rem] text-water-700 leading-none">
              {at + 1}
            </span>
            <div>
              <Heading level={3} size="small">
                {title}
              </Heading>
              <p className="mt-1 text-ink-600">{detail}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
