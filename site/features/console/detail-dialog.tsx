import { useQuery } from '@tanstack/react-query';
import { COLUMN_WORDS, CONSOLE } from '#content/console.ts';
import { INTAKE_LABELS } from '#content/intake.ts';
import { type LeadDetail, type ListKind, leadDetailSchema } from '#domain/console/lists.ts';
import { Alert } from '#site/ui/alert.tsx';
import { ButtonLink } from '#site/ui/button.tsx';
import { Dialog } from '#site/ui/dialog.tsx';
import { Heading } from '#site/ui/section.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import { DetailActions } from './detail-actions.tsx';
import { entryName } from './entry-card.tsx';
import { showDate, showValue } from './show-value.ts';
import { read } from './staff-calls.ts';

type DetailProps = { kind: ListKind; id: string; onClose: () => void; onChanged: () => void };

export function DetailDialog({ kind, id, onClose, onChanged }: DetailProps) {
  const query = useQuery({
    queryKey: ['console', kind, id],
    queryFn: () => read(leadDetailSchema, `/api/staff/lists/${kind}/${id}`),
    gcTime: 0,
  });
  const detail = query.data;
  const changed = () => {
    void query.refetch();
    onChanged();
  };
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={detail ? entryName(kind, detail.item) : CONSOLE.views[kind]}
    >
      {query.isPending ? <Spinner /> : null}
      {query.isError ? <Alert tone="danger">{CONSOLE.failed}</Alert> : null}
      {detail ? (
        <div className="grid gap-7">
          <Fields item={detail.item} />
          <DetailActions kind={kind} detail={detail} onChanged={changed} />
          {kind === 'intakes' ? <Files id={id} detail={detail} /> : null}
          {detail.mails.length > 0 ? <Mails detail={detail} /> : null}
          <History detail={detail} />
        </div>
      ) : null}
    </Dialog>
  );
}

// A project's answers lie one level deeper; shown flat, in their own words.
const flat = (item: Record<string, unknown>): [string, unknown][] =>
  Object.entries(item).flatMap(([name, value]) =>
    name === 'submission' && value && typeof value === 'object' ? Object.entries(value) : [[name, value]],
  );

// Ids mean nothing to a reader; what belongs together is shown together anyway.
const HIDDEN = new Set(['id', 'aboutId']);
const INTAKE_WORDS: Record<string, string> = INTAKE_LABELS;

function Fields({ item }: { item: Record<string, unknown> }) {
  const rows = flat(item).filter(([name, value]) => !HIDDEN.has(name) && showValue(name, value) !== '');
  const unique = [...new Map(rows)];
  return (
    <dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-2 text-small sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-x-6">
      {unique.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-600">{INTAKE_WORDS[name] ?? COLUMN_WORDS[name] ?? name}</dt>
          <dd className="min-w-0 whitespace-pre-wrap break-words">{showValue(name, value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Files({ id, detail }: { id: string; detail: LeadDetail }) {
  if (detail.files.length === 0) return null;
  return (
    <section>
      <Heading level={3} size="small">
        {CONSOLE.files}
      </Heading>
      <ul className="mt-2 divide-y divide-sand border-sand border-y text-small">
        {detail.files.map((file) => (
          <li key={file.id} className="flex flex-wrap items-center gap-x-4">
            <span className="min-w-0 flex-1 break-words">{file.filename}</span>
            <span className="text-ink-600">{file.purpose ?? ''}</span>
            <span className="tabular-nums">{(file.size / 1_048_576).toFixed(2)} MB</span>
            <ButtonLink variant="quiet" href={`/api/staff/intakes/${id}/files/${file.id}`} download>
              {CONSOLE.download}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <ButtonLink variant="quiet" href={`/api/staff/intakes/${id}/files.zip`} download>
        {CONSOLE.downloadAll}
      </ButtonLink>
    </section>
  );
}

function Mails({ detail }: { detail: LeadDetail }) {
  return (
    <section>
      <Heading level={3} size="small">
        {CONSOLE.mailsAbout}
      </Heading>
      <ul className="mt-2 grid gap-1 text-small">
        {detail.mails.map((mail) => (
          <li key={String(mail.id)} className="break-words">
            {String(mail.subject)}, {String(mail.toAddress)}: {String(mail.state)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function History({ detail }: { detail: LeadDetail }) {
  return (
    <section>
      <Heading level={3} size="small">
        {CONSOLE.history}
      </Heading>
      {detail.history.length === 0 ? (
        <p className="mt-2 text-ink-600 text-small">{CONSOLE.noHistory}</p>
      ) : null}
      <ol className="mt-2 grid gap-2 text-small">
        {detail.history.map((event) => (
          <li
            key={`${event.createdAt}${event.detail}`}
            className="whitespace-pre-wrap break-words border-sand border-s-3 ps-3"
          >
            <span className="text-ink-600">
              {showDate(event.createdAt)}, {event.staff}, {event.kind}:
            </span>{' '}
            {event.detail}
          </li>
        ))}
      </ol>
    </section>
  );
}
