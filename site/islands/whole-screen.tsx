import { type ReactNode, useEffect, useRef } from 'react';

type WholeScreenProps = { label: string; onClose: () => void; children: ReactNode };

// A native dialog: the room behind it rests, Escape goes back.
export function WholeScreen({ label, onClose, children }: WholeScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.documentElement.style.overflow = '';
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none overflow-y-auto overscroll-contain bg-white p-0 text-ink [--below-stage:0px] [--header-height:0px]"
    >
      {children}
    </dialog>
  );
}
