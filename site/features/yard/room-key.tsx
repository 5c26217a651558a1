import { useWords } from './words.ts';

/** What the dashed line in the drawing is. */
export function RoomKey() {
  const { DRAWING } = useWords();
  return (
    <>
      <span
        aria-hidden="true"
        className="-mb-0.5 me-2 inline-block size-3 border border-clay-600 border-dashed bg-travertine"
      />
      {DRAWING.buildable}.{' '}
    </>
  );
}
