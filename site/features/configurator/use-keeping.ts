import { useState } from 'react';
import type { Design } from '#domain/design/design.ts';
import { stakeOutUrl } from '#domain/design/design-answer.ts';
import { drawnDesign } from '#domain/design/drawn.ts';
import { type OriginWords, sayOrigin } from '#domain/plot/disclaimer.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { here, paperHere } from '#site/language.ts';
import { saveFile } from '#site/save-file.ts';
import { toast } from '#site/ui/toast.ts';
import type { PoolViewer } from '#studio/view/pool/pool-viewer.ts';
import { shareLink, storeDesign } from './design-links.ts';
import { useWords } from './words.ts';

const PICTURE_WIDTH = 1920;

export type Keeping = 'share' | 'picture' | 'model' | 'panorama' | 'stakeOut';

const unheard = () => undefined;

/** What a visitor takes along of a design: one at a time, and what goes wrong is said. `onKept` hears the name that a link opens it by. */
export function useKeeping(design: Design, view: PoolViewer | null, onKept: (id: string) => void = unheard) {
  const { CONFIGURATOR: words, brandName, plotDrawing } = useWords();
  const [doing, setDoing] = useState<Keeping | null>(null);
  // The link to copy by hand, where nothing else would take it.
  const [manual, setManual] = useState<string | null>(null);
  const fileName = `${brandName.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-design`;

  async function share() {
    const link = await shareLink(design, onKept);
    if (await handedToPhone(link, words.stage)) return;
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: words.shareDone, description: words.shareDoneDetail });
    } catch {
      setManual(link);
    }
  }
  async function stepInside() {
    const { id } = await storeDesign(design);
    window.location.assign(here(`${ROUTES.panorama}?design=${id}&view=your-design`));
  }
  // The server sends it as a download: the page stays where it is.
  async function stakeOut() {
    const { id } = await storeDesign(design);
    window.location.assign(paperHere(stakeOutUrl(id)));
  }
  const save = (file: () => Promise<Blob>, ending: string) => async () => {
    saveFile(await file(), `${fileName}.${ending}`);
    toast({ title: words.saved });
  };
  const acts: Record<Keeping, () => Promise<void>> = {
    share,
    picture: save(() => pictureOf(design, view), 'png'),
    model: save(() => modelOf(design, plotDrawing.PLOT_ORIGIN), 'glb'),
    panorama: stepInside,
    stakeOut,
  };

  async function keep(keeping: Keeping) {
    setDoing(keeping);
    try {
      await acts[keeping]();
    } catch (cause) {
      console.warn('A design could not be kept.', cause);
      toast({ title: words.saveFailed, variant: 'destructive' });
    }
    setDoing(null);
  }
  return { doing, manual, keep };
}

// A phone has its own sheet for it; whoever closes that has decided.
async function handedToPhone(url: string, title: string): Promise<boolean> {
  if (!('share' in navigator) || !matchMedia('(pointer: coarse)').matches) return false;
  try {
    await navigator.share({ title, url });
    return true;
  } catch (cause) {
    return cause instanceof DOMException && cause.name === 'AbortError';
  }
}

// What the visitor sees now; without WebGL the traced picture, which every browser can turn into a PNG.
async function pictureOf(design: Design, view: PoolViewer | null): Promise<Blob> {
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
async function modelOf(design: Design, words: OriginWords): Promise<Blob> {
  const [{ buildScene }, { exportGlb }] = await Promise.all([
    import('#studio/scene/build-scene.ts'),
    import('#studio/view/pool/export-glb.ts'),
  ]);
  const origin = design.site ? sayOrigin(words, design.site.plot) : null;
  return exportGlb(buildScene(drawnDesign(design), { detail: 'light' }), origin);
}
