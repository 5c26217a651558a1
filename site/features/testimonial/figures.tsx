import type { Content } from '#content/content.ts';

type FiguresProps = {
  words: Content['testimonials']['STORIES_PAGE'];
  /** Some of what follows is invented. */
  hasSamples: boolean;
};

export function Figures({ words, hasSamples }: FiguresProps) {
  return (
    <>
      <dl className="mt-8 grid grid-cols-2 gap-x-8 border-ink border-t">
        {words.stats.map((stat) => (
          <div key={stat.label} className="flex flex-col-reverse justify-end py-5">
            <dt className="mt-1.5 text-ink-600 text-small">{stat.label}</dt>
            <dd className="font-[360] font-display text-title leading-none">{stat.value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-600 text-small">{words.experience}</p>
      {hasSamples ? (
        <p className="mt-4 border-lagoon border-s-2 ps-3 text-small">{words.sampleNote}</p>
      ) : null}
    </>
  );
}
