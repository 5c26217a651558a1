import { type ReactNode, useState } from 'react';
import type { CallRules, StaffBooking } from '#domain/booking/booking.ts';
import { momentIn } from '#domain/booking/local-time.ts';
import { placeOf } from '#domain/console/place.ts';
import { phoneLink } from '#domain/site/phone.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { fill } from '#domain/words/fill.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { Dialog } from '#site/ui/dialog.tsx';
import { Speaks } from '../speaks.tsx';
import { useWords } from '../words.ts';
import { CallMarks } from './call-marks.tsx';
import { CancelCallDialog } from './cancel-call-dialog.tsx';
import { MoveCallDialog } from './move-call-dialog.tsx';

type CallDialogProps = {
  call: StaffBooking | undefined;
  rules: CallRules;
  onClose: () => void;
  onChanged: (startsAt: string) => void;
};

/** One call: who, how to reach them, what it is about, and what can be done. */
export function CallDialog({ call, onClose, ...rest }: CallDialogProps) {
  const { CONSOLE, CALLS_DESK } = useWords();
  return (
    <Dialog open onOpenChange={onClose} title={call?.name ?? CONSOLE.views.calls}>
      {call ? <Call call={call} {...rest} /> : <p>{CALLS_DESK.gone}</p>}
    </Dialog>
  );
}

type CallProps = Pick<CallDialogProps, 'rules' | 'onChanged'> & { call: StaffBooking };

function Call({ call, rules, onChanged }: CallProps) {
  const { CALLS_DESK } = useWords();
  const [doing, setDoing] = useState<'move' | 'cancel'>();
  const act = { call, onClose: () => setDoing(undefined), onDone: onChanged };
  return (
    <div className="grid gap-6">
      {call.state === 'canceled' ? (
        <Alert tone="warning" title={CALLS_DESK.canceledBy[call.canceledBy ?? 'visitor']}>
          {call.cancelReason ? fill(CALLS_DESK.reason, { reason: call.cancelReason }) : null}
        </Alert>
      ) : null}
      <CallRows call={call} rules={rules} />
      {call.changeable ? (
        <div className="flex flex-wrap gap-4">
          <Button variant="secondary" size="sm" onClick={() => setDoing('move')}>
            {CALLS_DESK.move.action}
          </Button>
          <Button variant="quiet" onClick={() => setDoing('cancel')}>
            {CALLS_DESK.cancel.action}
          </Button>
        </div>
      ) : null}
      <CallLinks call={call} />
      {doing === 'move' ? <MoveCallDialog {...act} rules={rules} /> : null}
      {doing === 'cancel' ? <CancelCallDialog {...act} /> : null}
    </div>
  );
}

const MINUTE_MS = 60_000;

function CallRows({ call, rules }: { call: StaffBooking; rules: CallRules }) {
  const { CALLS_DESK, STUDIO_ZONE } = useWords();
  const minutes = (Date.parse(call.endsAt) - Date.parse(call.startsAt)) / MINUTE_MS;
  return (
    <dl className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 text-small">
      <Row label={CALLS_DESK.when}>
        <strong>{momentIn(STUDIO_ZONE, call.startsAt)}</strong>, {fill(CALLS_DESK.minutes, { minutes })}
        <CallMarks call={call} rules={rules} />
      </Row>
      {call.zone === STUDIO_ZONE ? null : (
        <Row label={CALLS_DESK.forThem}>{momentIn(call.zone, call.startsAt)}</Row>
      )}
      <Row label={CALLS_DESK.how}>
        <Way call={call} />
      </Row>
      <Row label={CALLS_DESK.person}>
        <a className="text-link -my-1.5 inline-block max-w-full py-1.5" href={`mailto:${call.email}`}>
          {call.email}
        </a>
        {call.phone ? (
          <a className="text-link -my-1.5 block py-1.5" href={phoneLink(call.phone)}>
            {call.phone}
          </a>
        ) : null}
        <Speaks language={call.language} className="mt-1" />
      </Row>
      {call.details ? <Row label={CALLS_DESK.details}>{call.details}</Row> : null}
    </dl>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-600">{label}</dt>
      <dd className="min-w-0 whitespace-pre-wrap break-words">{children}</dd>
    </>
  );
}

function Way({ call: { way, videoUrl, changeable } }: { call: StaffBooking }) {
  const { CALLS_DESK } = useWords();
  if (way === 'phone') return CALLS_DESK.ways.phone;
  if (!videoUrl) return changeable ? CALLS_DESK.noVideo : CALLS_DESK.ways.video;
  return (
    <a className="text-link" href={videoUrl} rel="noopener noreferrer" target="_blank">
      {CALLS_DESK.ways.video}: {videoUrl}
    </a>
  );
}

function CallLinks({ call }: { call: StaffBooking }) {
  const { CONSOLE, CALLS_DESK } = useWords();
  const links = [
    call.projectId ? { label: CALLS_DESK.openProject, href: placeOf('projects', call.projectId) } : undefined,
    call.design ? { label: CALLS_DESK.openDesign, href: `${ROUTES.designTool}?d=${call.design}` } : undefined,
    { label: CALLS_DESK.everything, href: placeOf('bookings', call.id) },
    { label: CONSOLE.person.about, href: placeOf('people', undefined, { search: call.email }) },
  ];
  return (
    <div className="flex flex-wrap gap-x-6 border-sand border-t pt-3">
      {links.map((link) =>
        link ? (
          <ButtonLink key={link.href} variant="quiet" href={link.href}>
            {link.label}
          </ButtonLink>
        ) : null,
      )}
    </div>
  );
}
