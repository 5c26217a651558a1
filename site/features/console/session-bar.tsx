import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { Me } from '#domain/console/team.ts';
import { fill } from '#domain/words/fill.ts';
import { CONSOLE_SESSION } from '#site/layout/console-session.ts';
import { Button } from '#site/ui/button.tsx';
import { Dialog } from '#site/ui/dialog.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Navigation } from './navigation.tsx';
import { StudioClock } from './studio-clock.tsx';
import type { View } from './views.ts';
import { useWords } from './words.ts';

type SessionProps = { me: Me; current: View; openIn: (view: View) => number; onSignOut: () => void };

/** In the console's bar: who is signed in and the way out; on small screens both stand in the menu. */
export function SessionBar(props: SessionProps) {
  const { CONSOLE } = useWords();
  const [bar] = useState(() => document.getElementById(CONSOLE_SESSION));
  if (!bar) return null;
  return createPortal(
    <>
      <p className="flex items-center gap-x-5 text-small max-lg:hidden">
        <span className="max-w-80 truncate text-water-200" title={props.me.email}>
          {props.me.email}
        </span>
        <Button variant="quiet" onClick={props.onSignOut}>
          {CONSOLE.signOut}
        </Button>
      </p>
      <SmallMenu {...props} />
    </>,
    bar,
  );
}

const waitingIn = (openIn: SessionProps['openIn']) =>
  (['inquiries', 'estimates', 'orders', 'intakes', 'calls', 'projects'] as const).some(
    (view) => openIn(view) > 0,
  );

function SmallMenu({ me, current, openIn, onSignOut }: SessionProps) {
  const { CONSOLE } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <div className="lg:hidden">
      <button
        type="button"
        aria-expanded={open}
        aria-haspopup="dialog"
        className="relative inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-medium text-small hover:bg-white/10"
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" className="size-5.5" />
        {CONSOLE.menu}
        {waitingIn(openIn) ? (
          <span aria-hidden="true" className="absolute start-6 top-2 size-2.5 rounded-full bg-clay" />
        ) : null}
      </button>
      <Dialog open={open} onOpenChange={setOpen} title={CONSOLE.heading} size="sm">
        <div className="-mx-3">
          <Navigation role={me.role} current={current} openIn={openIn} onGo={() => setOpen(false)} />
        </div>
        <StudioClock className="mt-4" />
        <p className="mt-4 grid justify-items-start border-sand border-t pt-4 text-ink-600 text-small">
          <span className="max-w-full break-words">{fill(CONSOLE.signedInAs, { email: me.email })}</span>
          <Button variant="quiet" onClick={onSignOut}>
            {CONSOLE.signOut}
          </Button>
        </p>
      </Dialog>
    </div>
  );
}
