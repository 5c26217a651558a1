import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Alert } from './alert.tsx';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import { interfaceWord } from './interface-words.ts';
import { currentToast } from './toast.ts';

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** The first words of the title, in a line of their own. */
  titleStart?: string;
  description?: string;
  /** The description is told, and shown in other words further down. */
  describedBelow?: boolean;
  /** Why it cannot be closed just now; shown while it is so. */
  lockedReason?: string;
  /** Gets the focus back on closing, when it is not the element focused at opening. */
  opener?: RefObject<HTMLElement | null>;
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'full';
  children?: ReactNode;
};

// Ends above a notice while one shows, so that neither covers the other; its top stays where it is. With two columns it keeps its
// height on a desk: there the notice stands beside it, in a narrower window over the foot of the right one.
const TALL = 'sm:max-h-[calc(100dvh-2rem)]';
const ABOVE_NOTICE =
  'sm:[body:has(.toast[data-state=open])_&]:top-[calc(50%-3rem)] sm:[body:has(.toast[data-state=open])_&]:max-h-[calc(100dvh-8rem)]';
const ABOVE_NOTICE_BELOW_LG =
  'sm:max-lg:[body:has(.toast[data-state=open])_&]:top-[calc(50%-3rem)] sm:max-lg:[body:has(.toast[data-state=open])_&]:max-h-[calc(100dvh-8rem)]';

const SIZES = {
  sm: 'sm:max-w-md',
  md: 'sm:max-w-xl',
  lg: 'sm:max-w-3xl',
  xl: `sm:max-w-3xl lg:max-w-[58rem] ${TALL} ${ABOVE_NOTICE_BELOW_LG}`,
  full: `sm:max-w-[100rem] ${TALL} ${ABOVE_NOTICE}`,
};

// A sheet from below on phones, a centred card elsewhere. Focus stays inside, Escape closes, focus returns.
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, lockedReason, size = 'md', children } = props;
  const back = useRef<Element>(null);
  const change = (next: boolean) => (lockedReason && !next ? undefined : onOpenChange(next));
  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal>
        <Radix.Overlay className="dialog-overlay fixed inset-0 z-50 bg-ink-900/60" />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={() => {
            back.current = props.opener?.current ?? document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            // Radix gives the focus back to a trigger of its own only, and ours are anywhere. What closed it may have moved it.
            event.preventDefault();
            const moved = document.activeElement !== document.body;
            if (!moved && back.current instanceof HTMLElement) back.current.focus();
          }}
          // A portal's events go on to whatever opened the dialog: a form there would be sent, a file dropped here taken there.
          onSubmit={(event) => event.stopPropagation()}
          onDragOver={(event) => event.stopPropagation()}
          onDrop={(event) => event.stopPropagation()}
          onKeyDown={(event) => {
            // A notice stands above the dialog for Radix, which would give it the key.
            if (event.key === 'Escape' && currentToast()?.open) change(false);
          }}
          data-size={size}
          className={classes(
            'dialog-content fixed inset-x-0 bottom-0 z-50 flex max-h-[min(92dvh,100dvh-4.75rem)] flex-col overflow-hidden rounded-t-[14px] bg-white shadow-float focus:outline-none',
            'sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[calc(100vw-4rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-card',
            SIZES[size],
          )}
        >
          <div className="flex items-start gap-4 px-6 pt-6 pb-3 max-sm:pt-4 max-sm:pb-2 sm:px-8 sm:pt-6">
            <div className="min-w-0 flex-1">
              <Radix.Title className="font-display font-[440] text-subheading">
                {props.titleStart ? (
                  <span className="mb-0.5 block font-normal font-sans text-ink-600 text-small max-sm:sr-only">
                    {props.titleStart}{' '}
                  </span>
                ) : null}
                {title}
              </Radix.Title>
              {description ? (
                <Radix.Description
                  className={props.describedBelow ? 'sr-only' : 'mt-2 text-ink-600 text-small'}
                >
                  {description}
                </Radix.Description>
              ) : null}
            </div>
            <Radix.Close
              aria-label={interfaceWord('close')}
              aria-disabled={lockedReason ? true : undefined}
              className="-me-3 -mt-2 grid size-11 shrink-0 place-items-center rounded-full text-ink-600 hover:bg-foam hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-45"
            >
              <Icon name="close" className="size-5" />
            </Radix.Close>
          </div>
          {lockedReason ? (
            <Alert tone="warning" className="mx-6 mt-4 sm:mx-8">
              {lockedReason}
            </Alert>
          ) : null}
          <div className="scroll-pt-10 scroll-pb-6 max-md:scroll-pt-19 max-sm:scroll-pb-24 overflow-y-auto overscroll-contain px-6 pt-2 pb-6 sm:px-8 sm:pb-7">
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
