import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type Design, designSchema } from '#domain/design/design.ts';
import { estimateDesign } from '#domain/design/estimate.ts';
import { estimatedRange } from '#domain/design/hand-off.ts';
import { PROJECT_LENGTHS } from '#domain/project/limits.ts';
import { DesignComparison } from '#site/design-compare/design-comparison.tsx';
import { sayChanges } from '#site/design-compare/say-comparison.ts';
import { type Drawing, useDesign } from '#site/features/configurator/use-design.ts';
import { withWords } from '#site/features/configurator/words.ts';
import { Workbench } from '#site/features/configurator/workbench.tsx';
import { Button } from '#site/ui/button.tsx';
import { TextAreaField } from '#site/ui/field.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Heading } from '#site/ui/section.tsx';
import { compareDesigns } from '#studio/compare/compare-designs.ts';
import { useDesignWords } from './room-design-words.ts';

export type Wish = { body: string; design: Design };

type RoomWishProps = {
  delivered: Design;
  /** A wish that was begun and not sent; '' for none. */
  draft: { get: () => string; set: (text: string) => void };
  onSend: (wish: Wish) => void;
  onClose: () => void;
};

/** The workbench on a delivered design, over the whole screen. It has no address and stores nothing but its draft. */
export function RoomWish(props: RoomWishProps) {
  const { configurator } = useDesignWords();
  return (
    <WholeScreen onClose={props.onClose}>
      <Bench {...props} words={configurator} />
    </WholeScreen>
  );
}

const Bench = withWords(WishBench);

function WishBench({ delivered, draft, onSend, onClose }: RoomWishProps) {
  const { wishing: words } = useDesignWords();
  const [begun] = useState(() => readDraft(draft.get()));
  const drawing = useDesign(begun ?? delivered);
  const { design } = drawing;
  const changes = useChanges(delivered, design);
  const [reviewing, setReviewing] = useState(false);
  const { set } = draft;
  useEffect(() => {
    set(changes.length > 0 ? JSON.stringify({ ...design, words: '' }) : '');
  }, [design, changes, set]);

  function send(said: string) {
    const body = (said.trim() || changes.join('; ')).slice(0, PROJECT_LENGTHS.comment);
    set('');
    onSend({ body, design: { ...design, words: '' } });
  }
  const heading = (
    <div>
      <Button variant="quiet" onClick={onClose}>
        <Icon name="arrow-left" /> {words.back}
      </Button>
      <Heading level={2} size="subheading">
        {words.heading}
      </Heading>
    </div>
  );
  return (
    <>
      <div hidden={reviewing}>
        <Workbench
          drawing={drawing}
          start={delivered}
          head={heading}
          lead={words.lead}
          foot={<WishFoot drawing={drawing} changes={changes} onReview={() => setReviewing(true)} />}
        />
      </div>
      {reviewing ? (
        <Review delivered={delivered} design={design} onBack={() => setReviewing(false)} onSend={send} />
      ) : null}
    </>
  );
}

function useChanges(before: Design, after: Design): string[] {
  const { compare, configurator } = useDesignWords();
  return useMemo(
    () => sayChanges(compare, compareDesigns(configurator.prices, { design: before }, { design: after })),
    [before, after, compare, configurator],
  );
}

type WishFootProps = { drawing: Drawing; changes: readonly string[]; onReview: () => void };

function WishFoot({ drawing: { design }, changes, onReview }: WishFootProps) {
  const { wishing: words, configurator } = useDesignWords();
  const estimate = estimateDesign(configurator.prices, design);
  return (
    <div className="flex items-center justify-between gap-4 lg:block">
      <p aria-live="polite" className="min-w-0">
        <span className="block font-display text-[1.1875rem] tabular-nums leading-tight" data-price>
          {estimatedRange(estimate)}
        </span>
        <span className="line-clamp-2 text-fine text-ink-600 lg:mt-1" data-changes>
          {changes.length > 0 ? changes.join(', ') : words.unchanged}
        </span>
      </p>
      <Button className="shrink-0 lg:mt-4 lg:w-full" disabled={changes.length === 0} onClick={onReview}>
        <span className="lg:hidden">{words.sendShort}</span>
        <span className="hidden lg:inline">{words.send}</span>
      </Button>
    </div>
  );
}

type ReviewProps = {
  delivered: Design;
  design: Design;
  onBack: () => void;
  onSend: (said: string) => void;
};

function Review({ delivered, design, onBack, onSend }: ReviewProps) {
  const { wishing: words, wish, compare, configurator } = useDesignWords();
  const [said, setSaid] = useState('');
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  const [before, after] = useMemo(() => [{ design: delivered }, { design }], [delivered, design]);
  return (
    <div className="mx-auto max-w-4xl px-[var(--gutter)] pt-6 pb-12">
      <Heading level={2} size="subheading" ref={head} tabIndex={-1} className="focus:outline-none">
        {words.review}
      </Heading>
      <p className="mt-1 mb-6 text-ink-600">{words.reviewLead}</p>
      <DesignComparison
        before={before}
        after={after}
        prices={configurator.prices}
        words={compare}
        names={{ before: compare.before, after: wish }}
      />
      <form
        className="mt-8"
        onSubmit={(event) => {
          event.preventDefault();
          onSend(said);
        }}
      >
        <TextAreaField
          label={words.words}
          name="wish"
          hint={words.wordsHint}
          rows={4}
          maxLength={PROJECT_LENGTHS.comment}
          value={said}
          onChange={(event) => setSaid(event.target.value)}
        />
        <div className="mt-5 flex flex-wrap gap-3">
          <Button type="submit">{words.confirm}</Button>
          <Button variant="secondary" onClick={onBack}>
            {words.goOn}
          </Button>
        </div>
      </form>
    </div>
  );
}

// A native dialog: the room behind it rests, Escape goes back.
function WholeScreen({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { wishing } = useDesignWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.documentElement.style.overflow = '';
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={wishing.heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none overflow-y-auto overscroll-contain bg-white p-0 text-ink [--below-stage:0px] [--header-height:0px]"
    >
      {children}
    </dialog>
  );
}

function readDraft(text: string): Design | null {
  if (!text) return null;
  try {
    const read = designSchema.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
