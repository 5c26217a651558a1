import { useEffect, useState } from 'react';
import { readDesign } from './booking-calls.ts';

const SLUG = /^[\w-]{1,64}$/;

/** The design that the address names: sent along in any case, but promised only once it is known to be there. */
export function useStoredDesign() {
  const [design, setDesign] = useState<string>();
  const [isStored, setStored] = useState(false);
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).get('design') ?? '';
    if (!SLUG.test(asked)) return undefined;
    setDesign(asked);
    const controller = new AbortController();
    readDesign(asked, controller.signal).then(
      () => setStored(true),
      () => undefined,
    );
    return () => controller.abort();
  }, []);
  return { design, isStored };
}
