import { dayIn } from '#domain/booking/local-time.ts';
import { isLeadKind, type LeadKind, type ListKind } from '#domain/console/kinds.ts';
import { type LeadDetail, leadDetailSchema } from '#domain/console/lists.ts';
import { placeOf } from '#domain/console/place.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { fill } from '#domain/words/fill.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Dialog } from '#site/ui/dialog.tsx';
import { Heading } from '#site/ui/section.tsx';
import { AlsoOpen } from './also-open.tsx';
import { useAttempt } from './attempt.ts';
import { DetailActions } from './detail-actions.tsx';
import { type DetailGroup, detailGroups } from './detail-rows.ts';
import { DrawnPlot, plotOf } from './drawn-plot.tsx';
import { EntryFiles } from './entry-files.tsx';
import { EntryHead, toldInHead } from './entry-head.tsx';
import { entryName } from './entry-name.ts';
import { historyWords } from './history-words.ts';
import { Pager, type Paging } from './pager.tsx';
import { EntryPart, Loaded } from './parts.tsx';
import { ReplyPart } from './reply/reply-part.tsx';
import { Speaks } from './speaks.tsx';
import { send } from './staff-calls.ts';
import { useRead } from './use-read.ts';
import { useWords } from './words.ts';

type Item = Record<string, unknown>;
type DetailProps = {
  kind: ListKind;
  id: string;
  paging: Paging;
  onClose: () => void;
  onChanged: () => void;
};

export function DetailDialog({ kind, id, paging, onClose, onChanged }: DetailProps) {
  const words = useWords();
  const { CONSOLE } = words;
  const query = useRead(leadDetailSchema, `/api/staff/lists/${kind}/${id}`);
  const changed = () => {
    void query.refetch();
    onChanged();
  };
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={query.data ? entryName(kind, query.data.item) : CONSOLE.views[kind]}
    >
      <Pager paging={paging} />
      <Loaded query={query}>
        {(detail) => {
          const { item, files, mails, history } = detail;
          const all = detailGroups(words, item, toldInHead(kind));
          const groups = all.filter(({ folded }) => !folded);
          const plot = plotOf(item);
          return (
            <div key={id} className="grid gap-6">
              {/* What they say, then who it is and what can be done; a project's many answers follow. */}
              {item.language ? (
                <p>
                  <Speaks language={item.language} />
                </p>
              ) : null}
              <EntryHead kind={kind} item={item} />
              <AlsoOpen entries={detail.alsoOpen} />
              <Answer kind={kind} detail={detail} onChanged={changed} />
              <Fields groups={groups.slice(0, 2)} />
              <WaysOn kind={kind} id={id} item={item} />
              <DetailActions kind={kind} detail={detail} onChanged={changed} />
              {files.length > 0 ? <EntryFiles id={id} files={files} /> : null}
              {groups.length > 2 ? <Fields groups={groups.slice(2)} /> : null}
              {plot ? <DrawnPlot design={plot} /> : null}
              <Folded groups={all.filter(({ folded }) => folded)} />
              {mails.length > 0 ? <Mails mails={mails} /> : null}
              {kind === 'designs' ? null : <History history={history} />}
            </div>
          );
        }}
      </Loaded>
    </Dialog>
  );
}

/** Where else this leads: the customer's whole story, the project, the week of the call, the design. */
function WaysOn({ kind, id, item }: { kind: ListKind; id: string; item: Item }) {
  const { CALLS_DESK, CONSOLE, PROJECT_DESK, STUDIO_ZONE } = useWords();
  const { email, projectId, startsAt } = item;
  const isCall = kind === 'bookings';
  const design = item.pictureOf ?? item.slug ?? item.design;
  const ways = [
    typeof email === 'string' && isLeadKind(kind)
      ? { href: placeOf('people', undefined, { search: email }), words: CONSOLE.person.about }
      : undefined,
    typeof projectId === 'string'
      ? { href: placeOf('projects', projectId), words: PROJECT_DESK.related.toProject }
      : undefined,
    isCall
      ? {
          href: placeOf('calls', id, { from: dayIn(STUDIO_ZONE, String(startsAt)) }),
          words: CALLS_DESK.inWeek,
        }
      : undefined,
    typeof design === 'string'
      ? { href: `${ROUTES.designTool}?d=${design}`, words: CONSOLE.openDesign }
      : undefined,
  ].filter((way) => way !== undefined);
  if (ways.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {ways.map(({ href, words }) => (
        <ButtonLink key={href} variant="secondary" size="sm" href={href}>
          {words}
        </ButtonLink>
      ))}
    </div>
  );
}

function Fields({ groups }: { groups: DetailGroup[] }) {
  return (
    <div className="grid gap-5">
      {groups.map(({ title, rows }) => (
        <section key={title ?? rows[0]?.label}>
          {title ? (
            <Heading level={3} size="small" className="mb-1.5">
              {title}
            </Heading>
          ) : null}
          <dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-2 text-small sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-x-6">
            {rows.map(({ label, words, href }) => (
              <div key={label} className="contents">
                <dt className="text-ink-600">{label}</dt>
                <dd className="min-w-0 whitespace-pre-wrap break-words">
                  {href ? (
                    <a className="text-link -my-1.5 inline-block max-w-full py-1.5" href={href}>
                      {words}
                    </a>
                  ) : (
                    words
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function Folded({ groups }: { groups: DetailGroup[] }) {
  const { CONSOLE } = useWords();
  if (groups.length === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer py-1 text-small">{CONSOLE.forTheBooks}</summary>
      <div className="mt-2">
        <Fields groups={groups} />
      </div>
    </details>
  );
}

type AnswerProps = { kind: ListKind; detail: LeadDetail; onChanged: () => void };

/** Whoever left an address can be written to; once they are answered, they no longer wait for this, or for anything. */
function Answer({ kind, detail: { item, alsoOpen }, onChanged }: AnswerProps) {
  const { CONSOLE } = useWords();
  const { attempt } = useAttempt();
  if (!isLeadKind(kind) || typeof item.email !== 'string') return null;
  const own = { kind, id: String(item.id) };
  async function mark(entries: readonly { kind: LeadKind; id: string }[]) {
    const status = 'contacted';
    const done = await attempt(
      async () => {
        for (const list of new Set(entries.map((one) => one.kind))) {
          const ids = entries.filter((one) => one.kind === list).map(({ id }) => id);
          await send('PATCH', `/api/staff/lists/${list}`, { ids, status });
        }
      },
      entries.length > 1 ? fill(CONSOLE.markedMany, { count: entries.length, status }) : CONSOLE.saved,
    );
    if (done) onChanged();
  }
  const isNew = item.status === 'new';
  const all = [...(isNew ? [own] : []), ...alsoOpen];
  return (
    <ReplyPart
      kind={kind}
      item={item}
      onAnswered={isNew ? () => void mark([own]) : undefined}
      onAllAnswered={all.length > 1 ? { count: all.length, mark: () => void mark(all) } : undefined}
    />
  );
}

function Mails({ mails }: Pick<LeadDetail, 'mails'>) {
  const { CONSOLE } = useWords();
  return (
    <EntryPart title={CONSOLE.mailsAbout}>
      <ul className="mt-2 grid gap-1 text-small">
        {mails.map((mail) => (
          <li key={String(mail.id)} className="break-words">
            <a className="text-link inline-block py-1" href={placeOf('mails', String(mail.id))}>
              {String(mail.subject)}
            </a>
            , {String(mail.toAddress)}: {String(mail.state)}
          </li>
        ))}
      </ul>
    </EntryPart>
  );
}

function History({ history }: Pick<LeadDetail, 'history'>) {
  const words = useWords();
  const { CONSOLE } = words;
  return (
    <EntryPart title={CONSOLE.history}>
      {history.length === 0 ? <p className="mt-2 text-ink-600 text-small">{CONSOLE.noHistory}</p> : null}
      <ol className="mt-2 grid gap-2 text-small">
        {history.map((event) => (
          <li
            key={`${event.createdAt}${event.detail}`}
            className="whitespace-pre-wrap break-words border-sand border-s-3 ps-3"
          >
            <span className="text-ink-600">
              {historyWords(words, event)}
              {event.detail ? ':' : ''}
            </span>{' '}
            {event.detail}
          </li>
        ))}
      </ol>
    </EntryPart>
  );
}
