import type { ReactNode } from 'react';

const RANGE = /(\S*\d\S*-\S*\d\S*|\d+ × \d+ \S+|\d+\+ \S+)/;

/** "8AM-6PM", "3-5", "40 × 22 ft" and "47+ years" stay on one line. */
export const unbroken = (words: string): ReactNode[] =>
  words.split(RANGE).map((part) =>
    RANGE.test(part) ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
