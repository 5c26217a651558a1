import { fill } from '#domain/words/fill.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { useWords } from '../words.ts';
import type { Document } from './answers.ts';
import type { Keeping } from './keeping.ts';
import { entryName, sameValue, valueAt } from './values.ts';

const SHOWN = 'hours.shown';
const SEARCH = 'hours.search';

type ReminderProps = { document: Document; keeping: Keeping; onGoTo: (path: string) => void };

/** The hours stand twice, for people and for search engines: who changes the first is asked about the second. */
export function HoursReminder({ document, keeping, onGoTo }: ReminderProps) {
  const { CONTENT_DESK } = useWords();
  const stays = (path: string) => sameValue(valueAt(document.value, path), valueAt(keeping.value, path));
  if (document.name !== 'brand' || stays(SHOWN) || !stays(SEARCH)) return null;
  const words = CONTENT_DESK.hours;
  const list = keeping.schema.properties?.hours?.properties?.search ?? {};
  const lines = valueAt(keeping.value, SEARCH);
  const told = Array.isArray(lines) ? lines.map((line) => entryName(list, line)).join('; ') : '';
  return (
    <Alert tone="warning">
      <p>{fill(words.unchanged, { hours: told || words.none })}</p>
      <Button variant="quiet" onClick={() => onGoTo(SEARCH)}>
        {words.change}
      </Button>
    </Alert>
  );
}
