import { zoneName } from '#domain/booking/local-time.ts';
import { fill } from '#domain/words/fill.ts';
import { useWords } from './words.ts';

/** Which clock every time in the console is told by. */
export function StudioClock({ className }: { className: string }) {
  const { CONSOLE, STUDIO_ZONE } = useWords();
  return (
    <p className={`text-fine text-ink-600 ${className}`}>
      {fill(CONSOLE.clock, { zone: zoneName(STUDIO_ZONE, new Date().toISOString()) })}
    </p>
  );
}
