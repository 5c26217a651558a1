import { type ReactNode, useEffect, useRef } from 'react';
import { Button, ButtonLink } from './ui/button.tsx';
import { Icon, type IconName } from './ui/icon.tsx';
import { Heading } from './ui/section.tsx';
import { Stamp } from './ui/stamp.tsx';

// What the yard and the eco analysis look like in common.

type SubmitWords = Record<'submit' | 'analysing' | 'waiting' | 'private', string>;
type AnalysisSubmitProps = { words: SubmitWords; analysing: boolean; noteClass: string };

export function AnalysisSubmit({ words, analysing, noteClass }: AnalysisSubmitProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Button type="submit" size="lg" pending={analysing} className="max-sm:w-full">
        {analysing ? words.analysing : words.submit}
      </Button>
      <p role="status" className={`${noteClass} flex-1 basis-64 text-ink-600 text-small`}>
        {analysing ? words.waiting : words.private}
      </p>
    </div>
  );
}

type ResultsHeadProps = { title: string; back: string; icon: IconName; onBack: () => void };

// The focus goes to the results as they appear.
export function ResultsHead({ title, back, icon, onBack }: ResultsHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <Heading level={2} ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <Button variant="secondary" onClick={onBack} className="print:hidden">
        <Icon name={icon} /> {back}
      </Button>
    </div>
  );
}

const BLOCKS = {
  // On travertine and under a dashed stamp: it must not be taken for the computed block.
  standard: {
    stamp: 'sand',
    className: 'bg-travertine lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]',
    note: 'max-w-[32em]',
  },
  computed: { stamp: 'water', className: 'border-2 border-lagoon bg-white', note: 'max-w-[36em]' },
} as const;

type ResultBlockProps = {
  kind: keyof typeof BLOCKS;
  words: { stamp: string; heading: string; note: string };
  noteClass?: string;
  children: ReactNode;
};

export function ResultBlock({ kind, words, noteClass, children }: ResultBlockProps) {
  const { stamp, className, note } = BLOCKS[kind];
  return (
    <section aria-labelledby={`${kind}-heading`} className={`rounded-card p-6 sm:p-9 ${className}`}>
      <Stamp tone={stamp}>{words.stamp}</Stamp>
      <Heading level={3} id={`${kind}-heading`} className="mt-4">
        {words.heading}
      </Heading>
      <p className={`mt-2 text-ink-600 text-small ${noteClass ?? note}`}>{words.note}</p>
      {children}
    </section>
  );
}

type ResultLinksProps = {
  words: Record<'calculator' | 'contact' | 'print', string>;
  calculator: string;
  contact: string;
};

export function ResultLinks({ words, calculator, contact }: ResultLinksProps) {
  return (
    <div className="mt-4 flex flex-wrap gap-x-7 gap-y-1">
      <ButtonLink variant="quiet" href={calculator}>
        <Icon name="calculator" /> {words.calculator}
      </ButtonLink>
      <ButtonLink variant="quiet" href={contact}>
        <Icon name="headset" /> {words.contact}
      </ButtonLink>
      <Button variant="quiet" onClick={() => window.print()}>
        <Icon name="document" /> {words.print}
      </Button>
    </div>
  );
}
