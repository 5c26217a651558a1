import { type DragEvent, type ReactNode, useState } from 'react';
import { classes } from '#site/ui/classes.ts';

type DropAreaProps = {
  onFiles: (files: File[]) => void;
  /** What stands over it while something is held above. */
  dropNow: string;
  className?: string;
  children: ReactNode;
};

/** Takes what is dropped anywhere on it. */
export function DropArea({ onFiles, dropNow, className, children }: DropAreaProps) {
  const [over, setOver] = useState(false);
  const isLeft = ({ currentTarget, relatedTarget }: DragEvent) =>
    !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the file control inside does the same by keyboard
    <div
      className={classes('relative', className)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => isLeft(event) && setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      {over ? (
        <span className="pointer-events-none absolute -inset-2 grid place-items-center rounded-card border-2 border-lagoon border-dashed bg-foam/90 font-semibold text-[1.125rem]">
          {dropNow}
        </span>
      ) : null}
    </div>
  );
}
