import type { Content } from '#content/content.ts';

type StatisticsProps = { statistics: Content['safety']['DROWNING_STATISTICS'] };

export function Statistics({ statistics }: StatisticsProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-6 gap-y-8 sm:gap-x-8 xl:grid-cols-4">
      {statistics.map(({ figure, words, source }) => (
        <li key={figure} className="border-clay border-t-2 pt-4">
          <p className="font-display text-[2.75rem] leading-none">{figure}</p>
          <p className="mt-3">{words}</p>
          <p className="mt-2 text-fine text-ink-600">{source}</p>
        </li>
      ))}
    </ul>
  );
}
