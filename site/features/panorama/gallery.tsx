import type { PanoramaDesign } from '#domain/panorama/panorama.ts';
import { DesignCard } from './design-card.tsx';
import { useWords } from './words.ts';

// The first stands large, the rest in threes; one left over closes the gallery as large as the first.
export function Gallery({ onOpen }: { onOpen: (design: PanoramaDesign) => void }) {
  const { PANORAMAS } = useWords();
  const [first, ...others] = PANORAMAS;
  const closing = others.length % 3 === 1 ? others.pop() : undefined;
  return (
    <>
      {first ? <DesignCard design={first} onOpen={onOpen} lead /> : null}
      <ul className="mt-14 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {others.map((design) => (
          <li key={design.id}>
            <DesignCard design={design} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {closing ? (
        <div className="mt-14">
          <DesignCard design={closing} onOpen={onOpen} closing />
        </div>
      ) : null}
    </>
  );
}
