import { useState } from 'react';
import type { Design } from '#domain/design/design.ts';
import { stakeOutUrl } from '#domain/design/design-answer.ts';
import { designToQuery } from '#domain/design/design-link.ts';
import { drawnDesign } from '#domain/design/drawn.ts';
import { estimateDesign } from '#domain/design/estimate.ts';
import { calculatorLink } from '#domain/design/hand-off.ts';
import { type OriginWords, sayOrigin } from '#domain/plot/disclaimer.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { handOver } from '#site/design-handover.ts';
import { saveFile } from '#site/save-file.ts';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { Icon, type IconName } from '#site/ui/icon.tsx';
import { toast } from '#site/ui/toast.ts';
import type { PoolViewer } from '#studio/view/pool/pool-viewer.ts';
import { shareLink, storeDesign } from './design-links.ts';
import { useWords } from './words.ts';

const PICTURE_WIDTH = 1920;

type SaveActionsProps = {
  design: Design;
  budget: number | null;
  view: PoolViewer | null;
  /** The name under which it can be opened from now on. */
  onKept: (id: string) => void;
};
type Action = { icon: IconName; label: string; act: () => Promise<void> };

export function SaveActions({ design, budget, view, onKept }: SaveActionsProps) {
  const { CONFIGURATOR: words, brandName, plotDrawing, stakeOut: stakeWords } = useWords();
  const [doing, setDoing] = useState<IconName | null>(null);
  const [manual, setManual] = useState<string | null>(null);
  const fileName = `${brandName.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-design`;

  async function share() {
    const link = await shareLink(design, onKept);
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: words.shareDone, description: words.shareDoneDetail });
    } catch {
      // Without the right to the clipboard the link is shown for copying by hand.
      setManual(link);
    }
  }
  async function stepInside() {
    const { id } = await storeDesign(design);
    window.location.assign(`${ROUTES.panorama}?design=${id}&view=your-design`);
  }
  const save = (file: () => Promise<Blob>, ending: string) => async () => {
    saveFile(await file(), `${fileName}.${ending}`);
    toast({ title: words.saved });
  };
  // The server sends it as a download: the page stays where it is.
  async function stakeOut() {
    const { id } = await storeDesign(design);
    window.location.assign(stakeOutUrl(id));
  }
  const actions: Action[] = [
    { icon: 'link', label: words.share, act: share },
    { icon: 'panorama', label: words.stepInside, act: stepInside },
    { icon: 'image', label: words.savePicture, act: save(() => pictureOf(design, view), 'png') },
    {
      icon: 'cube',
      label: words.saveModel,
      act: save(() => modelOf(design, plotDrawing.PLOT_ORIGIN), 'glb'),
    },
    { icon: 'target', label: stakeWords.label, act: stakeOut },
  ];

  async function run({ icon, act }: Action) {
    setDoing(icon);
    try {
      await act();
    } catch (cause) {
      console.warn('A design could not be kept.', cause);
      toast({ title: words.saveFailed, variant: 'destructive' });
    }
    setDoing(null);
  }

  return (
    <div className="space-y-6">
      <div className="grid grid-cols-2 gap-3">
        {actions.map((action) => (
          <Button
            key={action.icon}
            variant="secondary"
            size="sm"
            pending={doing === action.icon}
            onClick={() => void run(action)}
          >
            <Icon name={action.icon} /> {action.label}
          </Button>
        ))}
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
      <p className="text-fine text-ink-600">
        {words.saveModelHint} {stakeWords.hint}
      </p>
      <Onward design={design} budget={budget} />
    </div>
  );
}

// Where the design goes on to, with its words, its plot and the budget.
function Onward({ design, budget }: Pick<SaveActionsProps, 'design' | 'budget'>) {
  const { CONFIGURATOR: words, plotLinks, prices } = useWords();
  const pages = [
    { page: ROUTES.intake, label: words.intake },
    { page: ROUTES.plot, label: design.site ? plotLinks.changeOnPlot : plotLinks.fromDesign },
  ].map(({ page, label }) => ({ href: `${page}?${designToQuery(design)}`, label }));
  return (
    <div className="flex flex-wrap gap-x-6">
      <ButtonLink href={calculatorLink(design, estimateDesign(prices, design), budget)} variant="quiet">
        {words.calculator}
      </ButtonLink>
      {pages.map(({ href, label }) => (
        <ButtonLink key={href} href={href} onClick={() => handOver(href, design, budget)} variant="quiet">
          {label}
        </ButtonLink>
      ))}
    </div>
  );
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
