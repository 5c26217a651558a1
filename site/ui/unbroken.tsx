import type { ReactNode } from 'react';

const RANGE = /(\$\S+ - \$[\d,]*\d|\S*\d\S*-\S*\d\S*|\d+ × \d+ \S+|\d+\+ \S+|\d[\d.,]* (?:ft|pies)\b)/;

/** "$66,385 - $75,985", "8AM-6PM", "3-5", "40 × 22 ft", "4.3 ft" and "47+ years" stay on one line. */
export const unbroken = (words: string): ReactNode[] =>
  words.split(RANGE).map((part, at) =>
    RANGE.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same measure may stand twice, and none moves
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
