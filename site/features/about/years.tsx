import type { Content } from '#content/content.ts';

// Two counters drawn as one dimension line: thirty-four and thirteen, to scale, forty-seven together.
export function Years({ words: { ABOUT } }: { words: Content['about'] }) {
  return (
    <div className="w-full">
      <div className="flex">
        {ABOUT.counters.map((counter) => (
          <div
            key={counter.value}
            style={{ flexGrow: Number(counter.value) }}
            className="flex min-w-[8.5rem] basis-0 flex-col border-ink border-s last:border-e"
          >
            <p className="px-3 sm:px-6">
              <span className="font-[340] font-display text-[clamp(3.5rem,2rem+8vw,6.5rem)] leading-[0.9] tracking-[-0.04em]">
                {counter.value}
              </span>{' '}
              <span className="mt-1 block text-small sm:text-lead">{counter.unit}</span>
            </p>
            <p className="mt-2 px-3 text-fine text-ink-600 sm:px-6 sm:text-small">{counter.label}</p>
            <div className="mt-auto pt-6">
              <div className="h-px bg-ink" />
            </div>
          </div>
        ))}
      </div>
      <div className="mt-4 flex items-center gap-4 border-ink border-x">
        <span className="h-px flex-1 bg-ink" />
        <p className="font-display text-subheading">{ABOUT.combined}</p>
        <span className="h-px flex-1 bg-ink" />
      </div>
      <p className="mt-6 text-ink-600">{ABOUT.figures}</p>
    </div>
  );
}
