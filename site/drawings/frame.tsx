import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';

type FrameProps = {
  title: string;
  onClose?: () => void;
  /** Takes Escape for something smaller than leaving. */
  takeEscape: RefObject<() => boolean>;
  children: ReactNode;
};

// Closed before it leaves the page: only then does the browser give the focus back.
function useModal(dialog: RefObject<HTMLDialogElement | null>) {
  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    if (element && !element.open) {
      element.showModal();
      // Not its first button, whose name would pop up unasked.
      element.focus();
    }
    return () => {
      element?.close();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [dialog]);
}

function FullScreen({ title, onClose, takeEscape, children }: FrameProps & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog);
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      tabIndex={-1}
      onCancel={(event) => {
        // A file chooser inside cancels too.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        if (!takeEscape.current()) onClose();
      }}
      className="fixed inset-0 m-0 flex h-dvh max-h-none w-dvw max-w-none flex-col overflow-hidden bg-white p-0 text-ink focus:outline-none"
    >
      {children}
    </dialog>
  );
}

/** The whole screen as a dialog when it can be closed, else the box it stands in. */
export function Frame({ onClose, ...props }: FrameProps) {
  if (onClose) return <FullScreen {...props} onClose={onClose} />;
  return (
    <section
      aria-label={props.title}
      className="flex h-full min-h-[28rem] flex-col overflow-hidden rounded-card border border-foam-200 bg-white text-ink"
    >
      {props.children}
    </section>
  );
}
