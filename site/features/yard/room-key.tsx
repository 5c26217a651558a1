import { useWords } from './words.ts';

const SWATCH = '-mb-0.5 me-2 inline-block size-3 border';
const HATCHED =
  'bg-[repeating-linear-gradient(135deg,var(--color-ink-400)_0_1px,var(--color-travertine)_1px_4px)]';

/** What the two kinds of ground in the drawing are. */
export function RoomKey() {
  const { DRAWING } = useWords();
  return (
    <>
      <span aria-hidden="true" className={`${SWATCH} border-water-700 border-dashed bg-foam-200`} />
      {DRAWING.buildable}. <span aria-hidden="true" className={`${SWATCH} ms-1 border-ink-400 ${HATCHED}`} />
      {DRAWING.keptClear}.{' '}
    </>
  );
}
