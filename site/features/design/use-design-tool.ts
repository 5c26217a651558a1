import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { type Change, changeBetween } from '#domain/design/change.ts';
import { planFor } from '#domain/design/checklist.ts';
import type { Design } from '#domain/design/design.ts';
import { AI_DESIGN_URL, DESIGN_ID, DESIGNS_URL, designUrl } from '#domain/design/design-answer.ts';
import { estimateDesign } from '#domain/design/estimate.ts';
import { specsOf } from '#domain/design/specs.ts';
import { isBlank } from '#domain/design/transcript.ts';
import { restyled } from '#domain/design/typical.ts';
import type { Prices } from '#domain/estimate/prices.ts';
import type { Site } from '#domain/plot/site.ts';
import { takeBegunWords } from '#site/begun-words.ts';
import { findOwnDesign, isOwnDesign, type OwnDesign, saveOwnDesign } from '#site/own-designs.ts';
import { changeQueryString } from '#site/query-string.ts';
import { apiRequest, RequestError } from '#site/request.ts';
import { withOwnNotes } from '#site/saved-plot.ts';
import { toast } from '#site/ui/toast.ts';
import { type DesignResult, readDesignResult } from './read-design-result.ts';
import { type DesignWords, useWords } from './words.ts';

// The state of the design tool: the words, what became of them, and every change made since.

const SAVE_DELAY_MS = 1100;

// `asRead` is the design before any correction: what the marked words first stood for.
// `own` was made or changed in this browser; `unsent` is a change that could not be stored, so that the picture is of the pool before.
export type Shown = DesignResult & {
  asRead: Design;
  own: boolean;
  changed: boolean;
  unsent: boolean;
  change: Change | null;
};

export function useDesignTool() {
  const { toasts, prices } = useWords();
  const [text, setText] = useState('');
  const [shown, setShown] = useState<Shown | null>(null);
  const [processing, setProcessing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const before = useRef<Shown | null>(null);
  const turn = useRef(0);

  const show = useCallback((result: DesignResult, own: boolean, asRead = result.design) => {
    before.current = null;
    setShown({ ...result, asRead, own, changed: false, unsent: false, change: null });
  }, []);

  async function generate(said = text) {
    if (isBlank(said) || processing) return;
    const own = ++turn.current;
    setProcessing(true);
    setFailure(null);
    try {
      const response = await apiRequest('POST', AI_DESIGN_URL, { transcript: said });
      const result = readDesignResult(await response.json());
      if (own !== turn.current) return;
      const site = shown?.design.site;
      show(result, true);
      // Other words are another pool on the same land.
      if (site) setShown((now) => (now ? onPlot(prices, now, site) : now));
      toast(toasts.done);
    } catch (error) {
      if (own !== turn.current) return;
      const why = wordsOf(toasts, error);
      setFailure(why);
      toast({ title: toasts.failed.title, description: why, variant: 'destructive' });
    } finally {
      if (own === turn.current) setProcessing(false);
    }
  }

  useBegunWords(setText, generate);
  useDesignFromUrl({ turn, show, setText, setProcessing });

  const edit = (changes: Partial<Design>) =>
    setShown((now) => {
      if (!now) return now;
      before.current = now;
      return edited(prices, now, changes);
    });
  const setBudget = (budget: number | null) => setShown((now) => (now ? { ...now, budget } : now));

  const undo = () => {
    const last = before.current;
    if (last) setShown({ ...last, changed: true, unsent: false, change: null });
    before.current = null;
  };

  useStoring(shown, setShown);

  const reset = () => {
    turn.current += 1;
    setText('');
    setShown(null);
    setFailure(null);
    setProcessing(false);
    keepInAddress(null);
  };

  return {
    text,
    setText,
    shown,
    processing,
    failure,
    generate,
    edit,
    setBudget,
    undo,
    canUndo: before.current !== null,
    reset,
  };
}

type FromUrl = {
  turn: RefObject<number>;
  show: (result: DesignResult, own: boolean, asRead?: Design) => void;
  setText: Dispatch<SetStateAction<string>>;
  setProcessing: (processing: boolean) => void;
};

function useDesignFromUrl({ turn, show, setText, setProcessing }: FromUrl) {
  const { toasts } = useWords();
  // A shared link, or this page loaded again.
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('d');
    if (!asked || turn.current > 0) return;
    turn.current = 1;
    if (!DESIGN_ID.test(asked)) {
      toast({ ...toasts.missing, variant: 'destructive' });
      return;
    }
    setProcessing(true);
    apiRequest('GET', designUrl(asked))
      .then((response) => response.json())
      .then((json) => {
        const result = withNotes(readDesignResult(json));
        const own = findOwnDesign(asked);
        if (own) {
          setText((now) => now || own.words);
          show(withWords(result, own), true, own.asRead);
        } else {
          show(result, false);
          if (!isOwnDesign(asked)) toast(toasts.opened);
        }
      })
      .catch(() => toast({ ...toasts.missing, variant: 'destructive' }))
      .finally(() => setProcessing(false));
  }, [turn, show, setText, setProcessing, toasts]);
}

// Words that another page began; those that are whole are drawn at once.
function useBegunWords(
  setText: Dispatch<SetStateAction<string>>,
  generate: (words: string) => Promise<void>,
) {
  const draw = useEffectEvent(generate);
  useEffect(() => {
    const begun = takeBegunWords();
    if (!begun) return;
    setText((now) => now || begun.words);
    if (begun.draw) void draw(begun.words);
  }, [setText]);
}

function edited(prices: Prices, now: Shown, changes: Partial<Design>): Shown {
  const style = changes.style ? restyled(now.design, changes.style) : {};
  const design: Design = { ...now.design, ...style, ...changes };
  if (design.deepFt < design.shallowFt) {
    if (changes.shallowFt === undefined) design.shallowFt = design.deepFt;
    else design.deepFt = design.shallowFt;
  }
  return {
    ...now,
    design,
    specs: { ...specsOf(design), raw: now.specs.raw },
    estimate: estimateDesign(prices, design),
    plan: planFor(design),
    assumptions: now.assumptions.filter(({ field }) => !(field in changes)),
    own: true,
    changed: true,
    unsent: false,
    change: changeBetween(prices, now.design, design),
  };
}

const onPlot = (prices: Prices, now: Shown, site: Site): Shown => ({
  ...edited(prices, now, { site }),
  change: null,
});

// A change is kept under a new name once the visitor pauses, and the picture follows it; what was made here is remembered here.
function useStoring(shown: Shown | null, setShown: Dispatch<SetStateAction<Shown | null>>) {
  const design = shown?.design;
  const changed = shown?.changed ?? false;
  const from = shown?.stored?.id;
  useEffect(() => {
    if (!design || !changed) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      apiRequest('POST', DESIGNS_URL, { design, from }, { signal: abort.signal })
        .then((response) => response.json())
        .then((json) => {
          const { imageUrl, stored } = readDesignResult(json);
          setShown((now) => (now?.design === design ? { ...now, imageUrl, stored, changed: false } : now));
        })
        .catch(() => {
          if (!abort.signal.aborted)
            setShown((now) => (now?.design === design ? { ...now, unsent: true } : now));
        });
    }, SAVE_DELAY_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [design, changed, from, setShown]);

  useEffect(() => {
    if (!shown?.own || !shown.stored || shown.changed) return;
    const { asRead, understood, assumptions, notUnderstood, budget, answeredBy, specs } = shown;
    const { id } = shown.stored;
    const read = { asRead, understood, assumptions, notUnderstood, budget };
    saveOwnDesign({ id, words: specs.raw, ...read, ...(answeredBy ? { answeredBy } : {}) });
    // Last: whoever loads the new address again must find the words already kept.
    keepInAddress(id);
  }, [shown]);
}

const keepInAddress = (id: string | null) =>
  changeQueryString((query) => {
    if (id) query.set('d', id);
    else query.delete('d');
  });

const withNotes = (result: DesignResult): DesignResult =>
  result.design.site
    ? { ...result, design: { ...result.design, site: withOwnNotes(result.design.site) } }
    : result;

// A link brings the pool; what it was made from is added here, where it was made.
function withWords(result: DesignResult, own: OwnDesign): DesignResult {
  const { words, asRead, understood, assumptions, notUnderstood, budget } = own;
  const answeredBy = own.answeredBy ?? result.answeredBy;
  return {
    ...result,
    design: { ...result.design, words: asRead.words },
    specs: { ...result.specs, raw: words },
    understood,
    assumptions,
    notUnderstood,
    budget,
    answeredBy,
  };
}

function wordsOf(toasts: DesignWords['toasts'], error: unknown): string {
  if (error instanceof RequestError) return error.visitorMessage;
  // What a browser throws when there is no connection is meant for developers.
  if (error instanceof TypeError) return toasts.offline;
  return error instanceof Error && error.message ? error.message : toasts.failed.description;
}
