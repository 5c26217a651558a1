import { useState } from 'react';
import type { Design } from '#domain/design/design.ts';
import { packUrl } from '#domain/design/design-answer.ts';
import { estimateDesign } from '#domain/design/estimate.ts';
import { contactLink } from '#domain/design/hand-off.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { here, pageReader } from '#site/language.ts';
import { saveOwnDesign } from '#site/own-designs.ts';
import { plansOffer } from '#site/plans-offer.ts';
import { storeDesign } from '#site/stored-design.ts';
import { Button } from '#site/ui/button.tsx';
import { Icon, type IconName } from '#site/ui/icon.tsx';
import { toast } from '#site/ui/toast.ts';
import { unbroken } from '#site/ui/unbroken.tsx';
import { useWords } from '../words.ts';
import type { PoolOnPlot } from './use-pool-on-plot.ts';

type Step = 'view' | 'picture' | 'intake' | 'pack' | 'copy';
type Stored = { id: string; share: string };
type StepLook = {
  step: Step | 'plans';
  icon: IconName;
  address: (stored: Stored) => string;
};

const STEPS: readonly (StepLook & { step: Step })[] = [
  { step: 'view', icon: 'cube', address: ({ id }) => `${ROUTES.configurator}?design=${id}` },
  { step: 'picture', icon: 'image', address: ({ id }) => `${ROUTES.designTool}?d=${id}` },
  { step: 'intake', icon: 'edit', address: ({ id }) => `${ROUTES.intake}?design=${id}` },
  { step: 'pack', icon: 'download', address: ({ id }) => packUrl(id) },
  { step: 'copy', icon: 'link', address: ({ id }) => `${ROUTES.plot}?design=${id}` },
];

// The same pool on the same plot is stored once, however many buttons are pressed.
function useStored() {
  const [kept, setKept] = useState<(Stored & { design: Design }) | null>(null);
  return async (design: Design): Promise<Stored> => {
    if (kept?.design === design) return kept;
    const { id, links } = await storeDesign(design);
    // So that no other tool calls it somebody else's.
    saveOwnDesign({
      id,
      words: design.words,
      asRead: design,
      understood: [],
      assumptions: [],
      notUnderstood: [],
      budget: null,
    });
    const stored = { id, share: links.share };
    setKept({ ...stored, design });
    return stored;
  };
}

/** Where a placed pool goes from here: stored with its plot, then opened by its name. */
export function NextSteps({ pool }: { pool: PoolOnPlot }) {
  const { PLOT_POOL, plans: planWords, packages, prices } = useWords();
  const words = PLOT_POOL.next;
  const plans = plansOffer(planWords, packages, pool.design);
  const toPlans: StepLook = {
    step: 'plans',
    icon: 'document',
    address: ({ id, share }) =>
      contactLink(pool.design, share, estimateDesign(prices, pool.design), {
        id,
        ...(plans ? { plans } : {}),
        reader: pageReader(),
      }),
  };
  const [doing, setDoing] = useState<StepLook['step'] | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const stored = useStored();

  async function copy(address: string) {
    const whole = new URL(address, window.location.origin).href;
    try {
      await navigator.clipboard.writeText(whole);
      toast({ title: words.copied, description: words.copiedDetail });
    } catch {
      // Without the right to the clipboard the link is shown for copying by hand.
      setLink(whole);
    }
  }
  async function go({ step, address }: StepLook) {
    setDoing(step);
    try {
      const to = here(address(await stored(pool.design)));
      if (step === 'copy') await copy(to);
      else window.location.assign(to);
    } catch (cause) {
      console.warn('The plot could not be stored.', cause);
      toast({ title: words.failed, variant: 'destructive' });
    }
    setDoing(null);
  }

  return (
    <div className="space-y-4">
      {pool.clearances.some(({ conflict }) => conflict) ? (
        <p className="text-ink-600 text-small">{words.blocked}</p>
      ) : null}
      <div className="grid gap-3">
        <Button data-next="plans" pending={doing === 'plans'} onClick={() => void go(toPlans)}>
          {planWords.action}
        </Button>
        {plans ? (
          <p className="mb-2 text-small">
            {planWords.free} {unbroken(`${plans.offer} ${planWords.fits}. ${plans.reason}`)}
          </p>
        ) : null}
        {STEPS.map((one) => (
          <Button
            key={one.step}
            variant="secondary"
            className="justify-start"
            data-next={one.step}
            pending={doing === one.step}
            onClick={() => void go(one)}
          >
            <Icon name={one.icon} /> {words[one.step]}
          </Button>
        ))}
      </div>
      {link ? (
        <label className="block text-small">
          {words.copyByHand}
          <input
            readOnly
            value={link}
            onFocus={({ target }) => target.select()}
            className="mt-1 block w-full rounded-control border border-sand-600 px-3 py-2"
          />
        </label>
      ) : null}
      <p className="text-fine text-ink-600">{words.private}</p>
    </div>
  );
}
