import { type RefObject, useEffect, useState } from 'react';
import { estimatedRange } from '#domain/design/hand-off.ts';
import { ChangeNote } from './change-note.tsx';
import type { Shown } from './use-design-tool.ts';

type PriceBarProps = {
  shown: Shown;
  estimate: RefObject<HTMLElement | null>;
  canUndo: boolean;
  onUndo: () => void;
};

// While the estimate is out of sight, a change still shows its price: at the foot of the window.
export function PriceBar({ shown, estimate, canUndo, onUndo }: PriceBarProps) {
  const inSight = useInSight(estimate);
  if (!shown.change || shown.change.differences.length === 0 || inSight) return null;
  return (
    <div className="tone-ink sticky bottom-3 z-20 me-2 max-w-xl rounded-card lg:me-0 lg:max-w-[39%] bg-ink px-5 py-3 text-white shadow-lg">
      <ChangeNote
        change={shown.change}
        canUndo={canUndo}
        onUndo={onUndo}
        total={estimatedRange(shown.estimate)}
      />
    </div>
  );
}

function useInSight(target: RefObject<HTMLElement | null>): boolean {
  const [inSight, setInSight] = useState(true);
  useEffect(() => {
    if (!target.current) return;
    const observer = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? true));
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return inSight;
}
