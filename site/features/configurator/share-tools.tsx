import type { Design } from '#domain/design/design.ts';
import { Button } from '#site/ui/button.tsx';
import { Icon, type IconName } from '#site/ui/icon.tsx';
import type { PoolViewer } from '#studio/view/pool/pool-viewer.ts';
import { type Keeping, useKeeping } from './use-keeping.ts';
import { useWords } from './words.ts';

type ShareToolsProps = { design: Design; view: PoolViewer | null; onKept: (id: string) => void };

// What most visitors want to take along: beside undo and redo, in sight from the start; on a phone below the choices.
export function ShareTools({ design, view, onKept }: ShareToolsProps) {
  const { CONFIGURATOR: words } = useWords();
  const { doing, manual, keep } = useKeeping(design, view, onKept);
  const tool = (keeping: Keeping, icon: IconName, label: string, short: string) => (
    <Button
      variant="secondary"
      size="sm"
      aria-label={label}
      pending={doing === keeping}
      onClick={() => void keep(keeping)}
      className="gap-1.5 px-2.5 max-sm:flex-1"
    >
      <Icon name={icon} /> {short}
    </Button>
  );
  return (
    <>
      <div className="flex gap-1.5">
        {tool('share', 'link', words.share, words.shareShort)}
        {tool('picture', 'download', words.savePicture, words.savePictureShort)}
      </div>
      {manual ? (
        <label className="block w-full text-small">
          {words.shareManual}
          <input
            readOnly
            value={manual}
            onFocus={(event) => event.target.select()}
            className="mt-1 block w-full rounded-control border border-sand-600 px-3 py-2"
          />
        </label>
      ) : null}
    </>
  );
}
