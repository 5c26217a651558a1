import { useEffect, useRef } from 'react';
import { configuratorWords as words } from '#content/configurator.ts';
import type { Design } from '#domain/design/design.ts';
import { designToQuery } from '#domain/design/design-link.ts';
import { carrying } from '#site/carried-words.ts';
import { toast } from '#site/ui/toast.ts';
import { arrivingDesign } from './keep-design.ts';

const WRITE_AFTER_MS = 500;

// Takes the design that the address brings, and afterwards keeps the address up to date: a reload loses nothing.
export function useArrival(design: Design, replace: (design: Design) => void, changed: boolean): void {
  const arrived = useRef(false);

  useEffect(() => {
    let over = false;
    void arrivingDesign(new URLSearchParams(window.location.search)).then((arrival) => {
      if (over) return;
      arrived.current = true;
      if (!arrival) return;
      if ('missing' in arrival) toast({ title: words.missing });
      else {
        replace(arrival.design);
        toast({ title: words.received, description: words.receivedFrom });
      }
    });
    return () => {
      over = true;
    };
  }, [replace]);

  useEffect(() => {
    if (!arrived.current || !changed) return;
    const timer = setTimeout(() => {
      const beside = { ...window.history.state, usr: carrying(design) };
      window.history.replaceState(beside, '', `?${designToQuery(design)}`);
    }, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [design, changed]);
}
