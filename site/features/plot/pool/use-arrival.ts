import { useEffect, useRef } from 'react';
import type { Design } from '#domain/design/design.ts';
import { type PlotArrival, plotArrival } from '#site/plot-arrival.ts';
import { putAside } from '#site/saved-plot.ts';
import { toast } from '#site/ui/toast.ts';
import type { PlotTable } from '../use-plot-table.ts';
import { useWords } from '../words.ts';

type Brought = Parameters<PlotTable['change']>[0];

const withoutSite = ({ site: _site, ...design }: Design): Design => design;

/** A yard's rectangle comes without a place: its pool gets the first one with room. */
async function broughtBy({ design, plot }: PlotArrival, present: Design): Promise<Brought> {
  const site = design?.site;
  const bare = design ? { design: withoutSite(design) } : {};
  if (site) return { ...bare, ...site };
  if (!plot) return bare;
  const { firstPlace } = await import('./first-place.ts');
  return { ...bare, plot, place: firstPlace(plot, bare.design ?? present) };
}

/**
 * Takes what the address brings as one step that can be undone, and takes it out of the address: the table keeps itself, and a reload
 * must not bring back what was changed since.
 */
export function useArrival({ ready, design, change, setPanel }: PlotTable): void {
  const { PLOT_POOL: words } = useWords();
  const asked = useRef(false);
  useEffect(() => {
    if (!ready || asked.current) return;
    asked.current = true;
    const take = async () => {
      const arrival = await plotArrival(window.location.search);
      if (!arrival) return;
      window.history.replaceState(window.history.state, '', window.location.pathname);
      if (arrival.missing) {
        toast({ title: words.missing, variant: 'destructive' });
        return;
      }
      const brought = await broughtBy(arrival, design);
      if (brought.plot) putAside(brought.plot);
      change(brought);
      setPanel('pool');
      toast(
        brought.plot
          ? { title: words.opened, description: words.openedDetail }
          : { title: words.openedPool, description: words.openedPoolDetail },
      );
    };
    take().catch((cause) => {
      console.warn('What the address names could not be opened.', cause);
      toast({ title: words.missing, variant: 'destructive' });
    });
  }, [ready, design, change, setPanel, words]);
}
