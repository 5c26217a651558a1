import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { type Design, designSchema } from '#domain/design/design.ts';
import { estimateDesign } from '#domain/design/estimate.ts';
import { estimatedRange } from '#domain/design/hand-off.ts';
import { PROJECT_LENGTHS } from '#domain/project/limits.ts';
import { type NewComment, WEIGHTS } from '#domain/project/room.ts';
import { fill } from '#domain/words/fill.ts';
import { dollars } from '#domain/words/money.ts';
import { DesignComparison } from '#site/design-compare/design-comparison.tsx';
import { type Drawing, useDesign } from '#site/features/configurator/use-design.ts';
import { withWords } from '#site/features/configurator/words.ts';
import { Workbench } from '#site/features/configurator/workbench.tsx';
import { pageReader } from '#site/language.ts';
import { Button } from '#site/ui/button.tsx';
import { TextAreaField } from '#site/ui/field.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Heading } from '#site/ui/section.tsx';
import { compareDesigns } from '#studio/compare/compare-designs.ts';
import { sayChanges } from '#studio/compare/say-changes.ts';
import { drawnFindings } from '#studio/figures/findings.ts';
import { useDesignWords } from './room-design-words.ts';
import { WholeScreen } from './whole-screen.tsx';
import { wishBody } from './wish-body.ts';

type Weight = NonNullable<NewComment['weight']>;
export type Wish = { body: string; design: Design; weight: Weight };

type RoomWishProps = {
  delivered: Design;
  /** A wish that was begun and not sent; '' for none. */
  draft: { get: () => string; set: (text: string) => void };
  onSend: (wish: Wish) => void;
  onClose: () => void;
};

/** The workbench on a delivered design, over the whole screen. It has no address and stores nothing but its draft. */
export function RoomWish(props: RoomWishProps) {
  const { configurator, wishing } = useDesignWords();
  return (
    <WholeScreen label={wishing.heading} onClose={props.onClose}>
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

  function send(said: string, weight: Weight) {
    set('');
    onSend({ body: wishBody(words.more, said, changes), design: { ...design, words: '' }, weight });
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
          delivered
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
    () =>
      sayChanges(
        compare,
        compareDesigns(configurator.prices, { design: before }, { design: after }),
        pageReader(),
      ),
    [before, after, compare, configurator],
  );
}

type WishFootProps = { drawing: Drawing; changes: readonly string[]; onReview: () => void };

function WishFoot({ drawing: { design }, changes, onReview }: WishFootProps) {
  const { wishing: words, compare, configurator } = useDesignWords();
  const estimate = estimateDesign(configurator.prices, design);
  return (
    <div className="flex items-center justify-between gap-4 lg:block">
      <p aria-live="polite" className="min-w-0">
        <span className="block font-display text-[1.1875rem] tabular-nums leading-tight" data-price>
          {estimatedRange(estimate)}
        </span>
        {estimate.lineItems.siteWork ? (
          <span className="block text-fine text-water-200 tabular-nums">
            {fill(compare.siteWork.included, { price: dollars(estimate.lineItems.siteWork) })}
          </span>
        ) : null}
        <span className="line-clamp-2 text-fine text-water-200 lg:mt-1" data-changes>
          {changes.length > 0 ? changes.join(', ') : words.unchanged}
        </span>
      </p>
      <Button
        className="shrink-0 disabled:bg-white/15! disabled:text-white! lg:mt-4 lg:w-full"
        disabled={changes.length === 0}
        onClick={onReview}
      >
        {words.send}
      </Button>
    </div>
  );
}

type ReviewProps = {
  delivered: Design;
  design: Design;
  onBack: () => void;
  onSend: (said: string, weight: Weight) => void;
};

function Review({ delivered, design, onBack, onSend }: ReviewProps) {
  const { wishing: words, wish, compare, configurator } = useDesignWords();
  const [said, setSaid] = useState('');
  const [weight, setWeight] = useState<Weight>('idea');
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
        words={{ ...compare, heading: words.changed }}
        names={{ before: compare.before, after: wish }}
      />
      <Warnings design={design} />
      <form
        className="mt-8 space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          onSend(said, weight);
        }}
      >
        <WeightChoice weight={weight} onWeight={setWeight} />
        <TextAreaField
          label={words.words}
          name="wish"
          hint={words.wordsHint}
          rows={4}
          maxLength={PROJECT_LENGTHS.comment}
          value={said}
          onChange={(event) => setSaid(event.target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{words.confirm}</Button>
          <Button variant="secondary" onClick={onBack}>
            {words.goOn}
          </Button>
        </div>
      </form>
    </div>
  );
}

// What the designer will raise, before it is sent.
function Warnings({ design }: { design: Design }) {
  const { wishing: words, configurator } = useDesignWords();
  const found = drawnFindings(configurator.prices, design).filter(({ tone }) => tone !== 'good');
  if (found.length === 0) return null;
  return (
    <section className="mt-8" data-findings>
      <Heading level={3} size="small" className="mb-3">
        {words.findings}
      </Heading>
      <ul className="space-y-2">
        {found.map(({ id, tone, sentence }) => (
          <li key={id} className="flex gap-2.5">
            <Icon
              name={tone === 'warning' ? 'warning' : 'info'}
              className={`mt-0.5 size-5 shrink-0 ${tone === 'warning' ? 'text-clay-600' : 'text-lagoon'}`}
            />
            {sentence}
          </li>
        ))}
      </ul>
    </section>
  );
}

function WeightChoice({ weight, onWeight }: { weight: Weight; onWeight: (weight: Weight) => void }) {
  const { wishing: words } = useDesignWords();
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{words.weight}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {WEIGHTS.toReversed().map((value) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control border border-ink-400 px-3 py-2 has-checked:border-lagoon has-checked:bg-foam has-focus-visible:outline-3 has-focus-visible:outline-lagoon"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={weight === value}
              onChange={() => onWeight(value)}
              className="size-4.5 shrink-0 accent-lagoon"
            />
            {words.weights[value]}
          </label>
        ))}
      </div>
    </fieldset>
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
