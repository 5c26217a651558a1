import type { Content } from '#content/content.ts';

type StatisticsProps = { statistics: Content['safety']['DROWNING_STATISTICS'] };

export function Statistics({ statistics }: StatisticsProps) {
  return (
    <ul className="grid gap-y-5 sm:grid-cols-2 sm:gap-x-8 sm:gap-y-8 xl:grid-cols-4">
      {statistics.map(({ figure, words, source }) => (
        <li
          key={figure}
          className="border-clay border-t-2 pt-4 max-sm:grid max-sm:grid-cols-[6.5rem_1fr] max-sm:gap-x-4"
        >
          <p className="font-display text-[2.25rem] leading-none sm:text-[2.75rem]">{figure}</p>
          <div>
            <p className="sm:mt-3">{words}</p>
            <p className="mt-1.5 text-fine text-ink-600">{source}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
