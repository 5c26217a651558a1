import { Button } from '#site/ui/button.tsx';
import { Keys } from './pager.tsx';
import { useStepKeys, useStepKeysWanted } from './step-keys.ts';
import { useWords } from './words.ts';

/** What opens an entry of a list, found by the keys and returned to when the entry is closed. */
export const entryButton = (id: string) =>
  document.querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"]`);

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-entry]')];

/** j and k move the focus through the list; which keys there are stands beside it, and how to be rid of them. */
export function ListKeys({ active }: { active: boolean }) {
  const { CONSOLE } = useWords();
  const words = CONSOLE.listKeys;
  const [wanted, setWanted] = useStepKeysWanted();
  useStepKeys(wanted && active, (step, target) => {
    const all = rows();
    const inRow =
      target instanceof Element ? target.closest('li')?.querySelector<HTMLElement>('[data-entry]') : null;
    const at = inRow ? all.indexOf(inRow) : -1;
    const to = all[at < 0 ? 0 : at + step];
    to?.focus();
    return to !== undefined;
  });
  return (
    <p className="hidden items-center gap-x-4 md:[@media(hover:hover)_and_(pointer:fine)]:flex">
      {wanted ? <Keys words={words.keys} /> : null}
      <Button variant="quiet" className="text-fine" onClick={() => setWanted(!wanted)}>
        {wanted ? words.off : words.on}
      </Button>
    </p>
  );
}
