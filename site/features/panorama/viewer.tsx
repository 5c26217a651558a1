import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Panorama } from '#domain/panorama/panorama.ts';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { toast } from '#site/ui/toast.ts';
import { turnByKey } from '#studio/view/panorama/gestures.ts';
import { isImmersive, type MountedViewer } from '#studio/view/panorama/mount.ts';
import { Loading } from './loading.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { useMotion } from './use-motion.ts';
import { useViewer } from './use-viewer.ts';
import { Cluster, Control, ViewerControls } from './viewer-controls.tsx';
import { useWords } from './words.ts';

type ViewerProps = {
  design: Panorama;
  // Where a picture that is still being drawn says how far it is.
  progressUrl?: string;
  onExit: () => void;
};

// A native modal dialog: the page behind is inert, Escape leaves, focus returns to the card's button.
export function Viewer({ design, progressUrl, onExit }: ViewerProps) {
  const { VIEWER: words, GALLERY } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const { status, share, viewer, vrOffered, retry } = useViewer(host, design.image360);
  const motion = useMotion(viewer);
  const full = useFullScreen(dialog);
  const vr = useVr(viewer);
  useModal(dialog);

  function onKeyDown(event: KeyboardEvent) {
    if (viewer && !event.ctrlKey && !event.metaKey && !event.altKey && turnByKey(event.key, viewer)) {
      event.preventDefault();
    }
  }

  const look = viewer?.look();
  return (
    <dialog
      ref={dialog}
      aria-label={design.title}
      onCancel={(event) => {
        event.preventDefault();
        onExit();
      }}
      onKeyDown={onKeyDown}
      className="fixed inset-0 m-0 h-dvh max-h-none w-dvw max-w-none overflow-hidden bg-ink-900 p-0 text-white"
    >
      <div
        ref={host}
        role="img"
        aria-label={`${design.title}, 360°`}
        data-viewer={viewer?.kind}
        data-yaw={look?.yaw}
        data-pitch={look?.pitch}
        data-magnification={viewer?.magnification()}
        className="absolute inset-0 cursor-grab touch-none active:cursor-grabbing"
      />
      <div className="pointer-events-none absolute inset-x-0 top-0 flex items-start justify-between gap-3 bg-gradient-to-b from-ink-900/80 to-transparent p-3 pt-[max(0.75rem,env(safe-area-inset-top))] pb-10 sm:p-5">
        <button
          type="button"
          onClick={onExit}
          className="pointer-events-auto flex min-h-11 items-center gap-2 rounded-full bg-white px-5 font-semibold text-ink text-small [--focus:var(--color-water-300)] hover:bg-foam"
        >
          <Icon name="close" className="size-4.5" />
          {words.exit}
        </button>
        <p className="hidden pt-2 text-center font-display text-[1.125rem] sm:block">{design.title}</p>
        <div className="flex gap-2">
          {vrOffered ? (
            <Cluster>
              <Control icon="vr" label={words.enterVr} pressed={vr.entered} onPress={() => void vr.enter()} />
            </Cluster>
          ) : null}
          {full.offered ? (
            <Cluster>
              <Control
                icon="fullscreen"
                label={full.on ? words.leaveFullScreen : words.fullScreen}
                onPress={full.toggle}
              />
            </Cluster>
          ) : null}
        </div>
      </div>
      {status === 'loading' ? (
        <Loading thumbnail={design.thumbnail} share={share} progressUrl={progressUrl ?? null} />
      ) : null}
      {status === 'failed' ? (
        <div
          role="alert"
          className="absolute inset-0 flex flex-col items-center justify-center gap-5 p-8 text-center"
        >
          <p className="text-lead">{words.failed}</p>
          <Button variant="primary" onClick={retry}>
            {words.tryAgain}
          </Button>
        </div>
      ) : null}
      {viewer?.kind === 'canvas' ? (
        <p
          role="status"
          className="absolute inset-x-4 top-20 mx-auto max-w-xl rounded-card bg-amber-100 px-4 py-3 text-center text-ink text-small"
        >
          {words.noWebGl}
        </p>
      ) : null}
      {viewer ? (
        <ViewerControls viewer={viewer}>
          {design.like ? (
            <p className="order-first flex basis-full justify-center">
              <ButtonLink href={design.like} className="pointer-events-auto rounded-full! px-6! shadow-float">
                <Icon name="sparkle" /> {GALLERY.like}
              </ButtonLink>
            </p>
          ) : null}
          {motion.offered ? (
            <Cluster>
              <Control
                icon="panorama"
                label={motion.following ? words.motionOff : words.motion}
                pressed={motion.following}
                onPress={() => void motion.toggle()}
              />
            </Cluster>
          ) : null}
        </ViewerControls>
      ) : null}
    </dialog>
  );
}

// Closed before it leaves the page: only then does the browser give the focus back.
function useModal(dialog: RefObject<HTMLDialogElement | null>) {
  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    if (element && !element.open) element.showModal();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [dialog]);
}

function useVr(viewer: MountedViewer | null) {
  const { VIEWER: words } = useWords();
  const [entered, setEntered] = useState(false);
  async function enter() {
    if (!viewer || !isImmersive(viewer)) return;
    try {
      setEntered(true);
      await viewer.enterVr(() => setEntered(false));
    } catch {
      setEntered(false);
      toast({ title: words.enterVr, description: words.vrFailed, variant: 'destructive' });
    }
  }
  return { entered, enter };
}
