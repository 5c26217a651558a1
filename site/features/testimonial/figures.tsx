import type { Content } from '#content/content.ts';

export function Figures({ words }: { words: Content['testimonials']['STORIES_PAGE'] }) {
  return (
    <>
      <dl className="mt-8 grid grid-cols-2 gap-x-8 border-ink border-t sm:max-lg:grid-cols-4 lg:max-w-[31rem]">
        {words.stats.map((stat) => (
          <div key={stat.label} className="flex flex-col-reverse justify-end py-5">
            <dt className="mt-1.5 text-ink-600 text-small">{stat.label}</dt>
            <dd className="font-[360] font-display text-title leading-none">{stat.value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-600 text-small">{words.experience}</p>
    </>
  );
}
