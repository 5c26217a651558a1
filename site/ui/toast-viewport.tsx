import { Toast as Radix } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import { interfaceWord } from './interface-words.ts';
import { currentToast, dismissToast, subscribeToasts, TOAST_DURATION_MS, type Toast } from './toast.ts';

/** A tree of its own, beside those of the islands. */
export function mountToasts() {
  createRoot(document.body.appendChild(document.createElement('div'))).render(<ToastViewport />);
}

// 5 s, swipe right by 50 px, F8 to the notices; on top on phones, bottom right elsewhere.
function ToastViewport() {
  const notice = useSyncExternalStore(subscribeToasts, currentToast);
  return (
    <Radix.Provider
      label={interfaceWord('notice')}
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={50}
    >
      {notice ? <Notice key={notice.id} notice={notice} /> : null}
      <Radix.Viewport
        label={interfaceWord('notices')}
        hotkey={['F8']}
        className="pointer-events-none fixed inset-x-0 top-0 z-[100] flex w-full flex-col p-4 max-sm:p-2 focus-visible:outline-offset-[-6px] sm:inset-x-auto sm:top-auto sm:right-0 sm:bottom-0 md:max-w-[420px] min-[80rem]:[body:has([data-size=xl])_&]:max-w-[calc((100vw-58rem)/2)] min-[80rem]:[body:has([data-size=xl])_&]:px-2.5"
      />
    </Radix.Provider>
  );
}

// Escape is for what holds the focus: with a dialog open, the dialog goes and the notice can still be read.
function dialogIsAsked(): boolean {
  return document.activeElement?.closest('[role="dialog"][data-state="open"]') !== null;
}

const ACTION =
  '-mb-2 inline-flex min-h-11 items-center font-semibold text-white underline underline-offset-4 [--focus:#fff]';

function Action({ action }: { action: NonNullable<Toast['action']> }) {
  return (
    <Radix.Action asChild altText={action.label}>
      {'href' in action ? (
        <a href={action.href} target="_blank" rel="noopener" className={ACTION}>
          {action.label}
        </a>
      ) : (
        <button type="button" onClick={action.onPress} className={ACTION}>
          {action.label}
        </button>
      )}
    </Radix.Action>
  );
}

function Notice({ notice }: { notice: Toast }) {
  const destructive = notice.variant === 'destructive';
  return (
    <Radix.Root
      open={notice.open}
      onOpenChange={(open) => {
        if (!open) dismissToast(notice.id);
      }}
      duration={notice.duration}
      onEscapeKeyDown={(event) => {
        if (dialogIsAsked()) event.preventDefault();
      }}
      data-variant={notice.variant ?? 'default'}
      className={classes(
        'toast pointer-events-auto flex w-full items-start gap-3 rounded-card p-4 pe-2 shadow-float ring-1 ring-white/25 max-sm:py-2.5',
        // A slim line above the sheet that a dialog is on a phone.
        'max-sm:[body:has(.dialog-content)_&]:-mt-1 max-sm:[body:has(.dialog-content)_&]:py-2',
        // A narrow one beside a wide dialog.
        'min-[80rem]:max-[86rem]:[body:has([data-size=xl])_&]:ps-3 min-[80rem]:max-[86rem]:[body:has([data-size=xl])_&]:pe-0 min-[80rem]:max-[86rem]:[body:has([data-size=xl])_&]:[&>svg]:hidden',
        destructive ? 'bg-danger text-white' : 'bg-ink text-foam',
      )}
    >
      <Icon name={destructive ? 'warning' : 'check-circle'} className="mt-0.5 size-5 opacity-90" />
      <div className="min-w-0 flex-1">
        <Radix.Title className="font-semibold text-[1rem] text-white leading-snug">
          {notice.title}
        </Radix.Title>
        {notice.description ? (
          <Radix.Description className="mt-0.5 text-small opacity-95">{notice.description}</Radix.Description>
        ) : null}
        {notice.action ? <Action action={notice.action} /> : null}
      </div>
      <Radix.Close
        aria-label={interfaceWord('close')}
        // Over a sheet its own cross would stand above the sheet's.
        className="-my-2 max-sm:[body:has(.dialog-content)_&]:not-focus-visible:sr-only grid size-11 shrink-0 place-items-center rounded-full [--focus:#fff] hover:bg-white/15"
      >
        <Icon name="close" className="size-4.5" />
      </Radix.Close>
    </Radix.Root>
  );
}
