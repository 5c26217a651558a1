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

type BackProps = { back: string; icon: IconName; onBack: () => void };
type BackToFormProps = BackProps & { className: string };
type ResultsHeadProps = BackProps & { title: string };

// The focus goes to the results as they appear, and on a phone they fill the screen.
export function ResultsHead({ title, back, icon, onBack }: ResultsHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <Heading
        level={2}
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-[calc(var(--header-height)+1.25rem)]"
      >
        {title}
      </Heading>
      <BackToForm back={back} icon={icon} onBack={onBack} className="max-sm:hidden" />
    </div>
  );
}

/** Beside the heading; on a phone the answer comes first, and this after it. */
export function BackToForm({ back, icon, onBack, className }: BackToFormProps) {
  return (
    <Button variant="secondary" onClick={onBack} className={`print:hidden ${className}`}>
      <Icon name={icon} /> {back}
    </Button>
  );
}

type BlockWords = { stamp: string; heading: string; note: string };
type BlockProps<Words> = { words: Words; children: ReactNode };

/** What was worked out for this visitor: first on the page, and as wide as it is. */
export function OwnResult({ words, children }: BlockProps<Omit<BlockWords, 'note'>>) {
  return (
    <section
      aria-labelledby="computed-heading"
      className="mt-6 rounded-card bg-white sm:mt-8 sm:border sm:border-sand sm:p-9"
    >
      <div className="flex flex-wrap-reverse items-center justify-between gap-x-6 gap-y-3">
        <Heading level={3} id="computed-heading">
          {words.heading}
        </Heading>
        <Stamp tone="water">{words.stamp}</Stamp>
      </div>
      {children}
    </section>
  );
}

/** The specified figures, last, on a ground of their own from edge to edge, under a dashed stamp: nobody takes them for their own. */
export function ExampleReport({ words, beside, children }: BlockProps<BlockWords> & { beside?: string }) {
  return (
    <section
      aria-labelledby="example-heading"
      className="band-to-end mt-16 grid gap-x-14 bg-travertine pt-14 lg:mt-20 lg:grid-cols-[4fr_8fr] print:mt-8 print:pt-6"
    >
      <div>
        <Stamp tone="sand">{words.stamp}</Stamp>
        <Heading level={3} id="example-heading" className="mt-4">
          {words.heading}
        </Heading>
        <p className="mt-2 max-w-[46em] text-ink-600 text-small">{words.note}</p>
        {beside ? <p className="mt-4 max-w-[46em] text-small">{beside}</p> : null}
      </div>
      <div>{children}</div>
    </section>
  );
}

/** What somebody may want to look up, one line each until it is pressed. */
export function Unfold({
  summary,
  children,
  className = '',
}: {
  summary: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <details className={`border-sand border-t py-2 ${className}`}>
      <summary className="flex min-h-11 items-baseline py-2 font-medium text-lagoon text-small">
        {summary}
      </summary>
      <div className="pt-2 pb-4">{children}</div>
    </details>
  );
}

type ResultLinksProps = {
  words: Record<'calculator' | 'contact' | 'print', string>;
  calculator: string;
  contact: string;
  children?: ReactNode;
  /** What few need: folded, with printing. */
  more?: { words: string; links: ReactNode };
};

export function ResultLinks({ words, calculator, contact, children, more }: ResultLinksProps) {
  const print = (
    <Button variant="quiet" onClick={() => window.print()}>
      <Icon name="document" /> {words.print}
    </Button>
  );
  return (
    <div className="mt-4 flex flex-wrap items-start gap-x-7 gap-y-1 max-sm:flex-col [&_.button]:font-normal [&_.button]:text-small">
      <ButtonLink variant="quiet" href={calculator}>
        <Icon name="calculator" /> {words.calculator}
      </ButtonLink>
      <ButtonLink variant="quiet" href={contact}>
        <Icon name="headset" /> {words.contact}
      </ButtonLink>
      {children}
      {more ? (
        <details>
          <summary className="min-h-11 py-2.5 text-lagoon text-small">{more.words}</summary>
          <div className="grid justify-items-start">
            {more.links}
            {print}
          </div>
        </details>
      ) : (
        print
      )}
    </div>
  );
}
