import { useEffect, useState } from 'react';
import type { Design } from '#domain/design/design.ts';
import { designToQuery } from '#domain/design/design-link.ts';
import { handedOverBudget, replaceUrl } from '#site/design-handover.ts';
import { toast } from '#site/ui/toast.ts';
import { designFromUrl, storeDesign } from './design-links.ts';
import { useWords } from './words.ts';

const WRITE_AFTER_MS = 500;

/** The design as it opens from a link that was sent. */
type Kept = { id: string; design: Design };

// No parameters hold a plot: whoever is passed such an address opens the stored design. Without a connection the plot stays with
// this tab.
async function addressOf(design: Design): Promise<string> {
  const kept = design.site ? await storeDesign(design).catch(() => null) : null;
  return kept ? `?d=${kept.id}` : `?${designToQuery(design)}`;
}

// Takes the design that the address brings, and afterwards keeps the address up to date: a reload loses nothing.
// A budget that was named on the way here goes along, to the quote, the calculator and the project.
export function useDesignInUrl(design: Design, replace: (design: Design) => void, changed: boolean) {
  const { CONFIGURATOR: words } = useWords();
  const [arrived, setArrived] = useState(false);
  const [budget, setBudget] = useState<number | null>(null);
  const [kept, setKept] = useState<Kept | null>(null);

  useEffect(() => {
    let over = false;
    const query = new URLSearchParams(window.location.search);
    setBudget(handedOverBudget());
    void designFromUrl(query).then((arrival) => {
      if (over) return;
      setArrived(true);
      if (!arrival) return;
      if ('missing' in arrival) toast({ title: words.missing });
      else {
        replace(arrival.design);
        if (arrival.id) setKept({ id: arrival.id, design: arrival.design });
        toast({ title: words.received, description: words.receivedFrom });
      }
    });
    return () => {
      over = true;
    };
  }, [replace, words]);

  useEffect(() => {
    if (!arrived || !changed) return;
    let over = false;
    const timer = setTimeout(() => {
      void addressOf(design).then((address) => {
        if (!over) replaceUrl(address, design, budget);
      });
    }, WRITE_AFTER_MS);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [arrived, design, changed, budget]);

  const isKept = kept !== null && JSON.stringify(kept.design) === JSON.stringify(design);
  return { budget, setBudget, keptId: isKept ? kept.id : null, setKept, isRead: arrived };
}
