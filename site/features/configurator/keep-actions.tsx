import { useState } from 'react';
import type { Design } from '#domain/design/design.ts';
import { designToQuery } from '#domain/design/design-link.ts';
import { drawnDesign } from '#domain/design/drawn.ts';
import { calculatorLink } from '#domain/design/hand-off.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { carry } from '#site/carried-words.ts';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { toast } from '#site/ui/toast.ts';
import type { Easel } from '#studio/view/pool/easel.ts';
import { shareLink, storeDesign } from './keep-design.ts';
import { saveFile } from './save-file.ts';
import { useWords } from './words.ts';

const PICTURE_WIDTH = 1920;
type Doing = 'share' | 'picture' | 'model' | '360' | null;

type KeepActionsProps = { design: Design; budget: number | null; view: Easel | null };

export function KeepActions({ design, budget, view }: KeepActionsProps) {
  const { CONFIGURATOR: words, brandName } = useWords();
  const [doing, setDoing] = useState<Doing>(null);
  const [manual, setManual] = useState<string | null>(null);

  async function run(what: Exclude<Doing, null>, work: () => Promise<void>) {
    setDoing(what);
    try {
      await work();
    } catch (cause) {
      console.warn('A design could not be kept.', cause);
      toast({ title: words.saveFailed, variant: 'destructive' });
    }
    setDoing(null);
  }

  const share = () =>
    run('share', async () => {
      const link = await shareLink(design);
      try {
        await navigator.clipboard.writeText(link);
        toast({ title: words.shareDone, description: words.shareDoneDetail });
      } catch {
        // Without the right to the clipboard the link is shown for copying by hand.
        setManual(link);
      }
    });
  const savePicture = () =>
    run('picture', async () => {
      saveFile(await pictureOf(design, view), brandName, 'png');
      toast({ title: words.saved });
    });
  const saveModel = () =>
    run('model', async () => {
      saveFile(await modelOf(design), brandName, 'glb');
      toast({ title: words.saved });
    });
  const stepInside = () =>
    run('360', async () => {
      const { id } = await storeDesign(design);
      window.location.assign(`${ROUTES.panorama}?design=${id}&view=your-design`);
    });

  const project = `${ROUTES.intake}?${designToQuery(design)}`;
  return (
    <div className="space-y-6">
      <div className="grid grid-cols-2 gap-3">
        <Button variant="secondary" size="sm" pending={doing === 'share'} onClick={() => void share()}>
          <Icon name="link" /> {words.share}
        </Button>
        <Button variant="secondary" size="sm" pending={doing === '360'} onClick={() => void stepInside()}>
          <Icon name="panorama" /> {words.stepInside}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          pending={doing === 'picture'}
          onClick={() => void savePicture()}
        >
          <Icon name="image" /> {words.savePicture}
        </Button>
        <Button variant="secondary" size="sm" pending={doing === 'model'} onClick={() => void saveModel()}>
          <Icon name="cube" /> {words.saveModel}
        </Button>
      </div>
      {manual ? (
        <label className="block text-small">
          {words.shareManual}
          <input
            readOnly
            value={manual}
            onFocus={(event) => event.target.select()}
            className="mt-1 block w-full rounded-control border border-sand-600 px-3 py-2"
          />
        </label>
      ) : null}
      <p className="text-fine text-ink-600">{words.saveModelHint}</p>
      <div className="flex flex-wrap gap-x-6">
        <ButtonLink href={calculatorLink(design, undefined, budget)} variant="quiet">
          {words.calculator}
        </ButtonLink>
        <ButtonLink href={project} onClick={() => carry(project, design, budget)} variant="quiet">
          {words.intake}
        </ButtonLink>
      </div>
    </div>
  );
}

// What the visitor sees now; without WebGL the traced still, which every browser can turn into a PNG.
async function pictureOf(design: Design, view: Easel | null): Promise<Blob> {
  const seen = await view?.snapshot(PICTURE_WIDTH);
  if (seen) return seen;
  const { imageUrl } = await storeDesign(design);
  const answer = await fetch(imageUrl);
  if (!answer.ok) throw new Error(`${answer.status}: no picture`);
  const picture = await createImageBitmap(await answer.blob());
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  const png = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!png) throw new Error('the canvas gave no picture');
  return png;
}

// Needs no WebGL: geometry and file are made by arithmetic alone.
async function modelOf(design: Design): Promise<Blob> {
  const [{ buildScene }, { exportGlb }] = await Promise.all([
    import('#studio/scene/build-scene.ts'),
    import('#studio/view/pool/export-glb.ts'),
  ]);
  return exportGlb(buildScene(drawnDesign(design), { detail: 'light' }));
}
