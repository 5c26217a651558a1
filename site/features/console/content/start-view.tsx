import { counted, fill } from '#domain/words/fill.ts';
import { Icon } from '#site/ui/icon.tsx';
import { Heading } from '#site/ui/section.tsx';
import { Loaded, ViewHeader } from '../parts.tsx';
import { useRead } from '../use-read.ts';
import { useWords } from '../words.ts';
import { type Listed, listSchema } from './answers.ts';
import { contentPlaceOf } from './content-place.ts';
import { keptCopy } from './local-copy.ts';
import { shortMoment } from './moments.ts';
import { SearchBox } from './search-box.tsx';

/** All documents as cards, and the quickest way to a field. */
export function StartView({ account }: { account: string }) {
  const { CONSOLE, CONTENT_DESK } = useWords();
  const query = useRead(listSchema, '/api/staff/content');
  return (
    <section>
      <ViewHeader
        title={CONSOLE.views.content}
        refreshing={query.isRefetching}
        onRefresh={() => void query.refetch()}
      />
      <p className="mt-2 max-w-prose text-ink-600">{CONTENT_DESK.lead}</p>
      <SearchBox />
      <Loaded query={query}>
        {({ documents, untranslated }) => (
          <ul className="mt-6 grid gap-4 sm:grid-cols-2">
            {documents.map((document) => (
              <Card
                key={document.name}
                document={document}
                account={account}
                untranslated={document.name === 'spanish' ? untranslated : 0}
              />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

function Card({
  document: { name, version, publishedAt, by, draft, schedule },
  account,
  untranslated,
}: {
  document: Listed;
  account: string;
  untranslated: number;
}) {
  const { CONTENT_DESK, STUDIO_ZONE } = useWords();
  const { name: title, about } = CONTENT_DESK.documents[name];
  const who = useWho(account);
  const published = publishedAt && version > 0;
  const unsaved = keptCopy(account, name) !== undefined;
  return (
    <li className="relative flex flex-col rounded-card border border-sand p-5 transition-colors hover:border-lagoon hover:bg-foam/50">
      <Heading level={2} size="small">
        <a href={contentPlaceOf(name)} className="after:absolute after:inset-0 after:rounded-card">
          {title}
        </a>
      </Heading>
      <p className="mt-0.5 text-ink-600 text-small">{about}</p>
      <p className="mt-auto pt-3 text-fine text-ink-600">
        {published
          ? fill(CONTENT_DESK.publishedBy, { when: shortMoment(STUDIO_ZONE, publishedAt), who: who(by) })
          : name === 'announcement'
            ? CONTENT_DESK.noAnnouncement
            : CONTENT_DESK.original}
      </p>
      {untranslated > 0 ? (
        <p className="mt-2 text-amber text-fine">{counted(CONTENT_DESK.spanish.count, untranslated)}</p>
      ) : null}
      {draft || schedule || unsaved ? (
        <p className="mt-2 flex flex-wrap gap-x-3 gap-y-1 text-fine">
          {unsaved ? (
            <span className="inline-flex items-center gap-1.5 rounded-full bg-danger-100 px-2.5 py-0.5 text-danger">
              <Icon name="warning" className="size-3.5" />
              {CONTENT_DESK.unsavedMark}
            </span>
          ) : null}
          {draft ? (
            <span className="inline-flex items-center gap-1.5 rounded-full bg-amber-100 px-2.5 py-0.5 text-amber">
              <Icon name="edit" className="size-3.5" />
              {CONTENT_DESK.draftMark}
            </span>
          ) : null}
          {draft ? (
            <span className="py-0.5 text-ink-600">
              {fill(CONTENT_DESK.draftBy, {
                when: shortMoment(STUDIO_ZONE, draft.updatedAt),
                who: who(draft.by),
              })}
            </span>
          ) : null}
          {schedule ? (
            <span className="inline-flex items-center gap-1.5 rounded-full bg-leaf-100 px-2.5 py-0.5 text-leaf">
              <Icon name="calendar" className="size-3.5" />
              {fill(CONTENT_DESK.scheduleMark, { when: shortMoment(STUDIO_ZONE, schedule.at) })}
            </span>
          ) : null}
        </p>
      ) : null}
    </li>
  );
}

/** A colleague by their address, oneself as "you". */
export function useWho(account: string) {
  const { CONTENT_DESK } = useWords();
  return (by: string | null) => (by === account ? CONTENT_DESK.you : (by ?? CONTENT_DESK.somebody));
}
