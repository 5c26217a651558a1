import { useEffect, useState } from 'react';

/** Sizes of the pages of a PDF come one by one; until then all are taken to be like the first. */
export function useKnownRatios(given: readonly number[], ratio?: (page: number) => Promise<number>) {
  const [known, setKnown] = useState<{ given: readonly number[]; ratios: readonly number[] }>();
  useEffect(() => {
    if (!ratio || given.length < 2) return;
    let ended = false;
    const read = async () => {
      const ratios = [...given];
      for (let page = 2; page <= ratios.length && !ended; page += 1) {
        ratios[page - 1] = await ratio(page).catch(() => ratios[page - 1] ?? 1);
        // The next few are soon in view; the rest can come together.
        if (!ended && (page === 4 || page === ratios.length)) setKnown({ given, ratios: [...ratios] });
      }
    };
    void read();
    return () => {
      ended = true;
    };
  }, [given, ratio]);
  return known?.given === given ? known.ratios : given;
}
