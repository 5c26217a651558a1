import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { pathIn } from '#domain/site/languages.ts';
import { Icon } from '#site/ui/icon.tsx';
import { Heading } from '#site/ui/section.tsx';
import { Failed, Waiting } from '../parts.tsx';
import { useRead } from '../use-read.ts';
import { useWords } from '../words.ts';
import { ActionBar } from './action-bar.tsx';
import { type Document, type DocumentName, documentSchema, documentUrl } from './answers.ts';
import { ConflictSection } from './conflict-section.tsx';
import { contentPlaceOf } from './content-place.ts';
import { DocumentForm } from './document-form.tsx';
import { DocumentNotices } from './document-notices.tsx';
import { DocumentTools } from './document-tools.tsx';
import { type Editing, EditingContext, focusField } from './editing.ts';
import { HistoryDialog } from './history-dialog.tsx';
import { hasSpoken } from './phrases.ts';
import { PreviewDialog, PreviewPanel, usePreview } from './preview.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { liveUrl } from './shown-at.ts';
import { useShownIssues } from './shown-issues.ts';
import { SpanishContext } from './spanish-context.ts';
import { SpanishForm } from './spanish-form.tsx';
import { SpanishNotices } from './spanish-notices.tsx';
import { useBeside } from './use-beside.ts';
import { useDraft } from './use-draft.ts';
import { type SpanishDesk, useSpanishDesk } from './use-spanish.ts';

type DocumentViewProps = { name: DocumentName; field: string | undefined; account: string };

export function DocumentView({ name, field, account }: DocumentViewProps) {
  const query = useRead(documentSchema, documentUrl(name));
  const { data, error } = query;
  return (
    <section>
      <Top name={name} />
      {query.isPending ? <Waiting /> : null}
      {/* What is being edited stays on the page when it cannot be read again. */}
      {error && !data ? (
        <Failed error={error} busy={query.isFetching} onAgain={() => void query.refetch()} />
      ) : null}
      {data ? (
        <Opened
          document={data}
          field={field}
          account={account}
          onReload={async () => (await query.refetch({ throwOnError: true })).data}
        />
      ) : null}
    </section>
  );
}

function Top({ name }: { name: DocumentName }) {
  const { CONTENT_DESK } = useWords();
  const { name: title, about } = CONTENT_DESK.documents[name];
  return (
    <>
      <a
        href={contentPlaceOf()}
        className="text-link -mt-2 inline-flex min-h-11 items-center gap-1.5 text-small"
      >
        <Icon name="arrow-left" className="size-4" /> {CONTENT_DESK.back}
      </a>
      <Heading level={1} size="view">
        {title}
      </Heading>
      <p className="mt-1 text-ink-600">{about}</p>
    </>
  );
}

type DeskProps = {
  document: Document;
  field: string | undefined;
  account: string;
  onReload: () => Promise<Document | undefined>;
};

/** A document that visitors read is opened together with its Spanish. */
function Opened(props: DeskProps) {
  const { document } = props;
  const isSpoken = hasSpoken(document.schema);
  return isSpoken ? <WithItsSpanish {...props} /> : <Desk {...props} />;
}

function WithItsSpanish(props: DeskProps) {
  const query = useRead(documentSchema, documentUrl('spanish'));
  if (!query.data)
    return query.error ? (
      <Failed error={query.error} busy={query.isFetching} onAgain={() => void query.refetch()} />
    ) : (
      <Waiting />
    );
  const onReload = async () => (await query.refetch({ throwOnError: true })).data;
  return <SpokenDesk {...props} spanishDocument={query.data} onReloadSpanish={onReload} />;
}

type SpokenProps = DeskProps & {
  spanishDocument: Document;
  onReloadSpanish: () => Promise<Document | undefined>;
};

function SpokenDesk({ spanishDocument, onReloadSpanish, ...props }: SpokenProps) {
  const spanish = useSpanishDesk(spanishDocument, props.account, onReloadSpanish);
  return <Desk {...props} spanish={spanish} />;
}

type Asking = 'publish' | 'history' | undefined;

function Desk({ document, field, account, onReload, spanish }: DeskProps & { spanish?: SpanishDesk }) {
  const { keeper, keeping: own } = useDraft(document, account);
  const beside = useBeside(document, own, spanish);
  const keeping = beside.keeping;
  const { errors, begin, showAll, onFocus, onBlur } = useShownIssues(keeping);
  const [goal, reveal] = useGoal(field);
  const [asking, setAsking] = useState<Asking>();
  const preview = usePreview(document.name, own.value);
  const queries = useQueryClient();
  const editing = useMemo<Editing>(
    () => ({ keeper, errors, goal, reveal, begin }),
    [keeper, errors, goal, reveal, begin],
  );

  // After something else than typing, what the server has is what holds.
  async function reload() {
    const fresh = await onReload();
    if (fresh) keeper.adopt(fresh);
    const freshSpanish = spanish?.keeping.settled ? await spanish.onReload() : undefined;
    if (freshSpanish) spanish?.keeper.adopt(freshSpanish);
    void queries.invalidateQueries({ queryKey: ['console', '/api/staff/content'] });
  }

  function askToPublish() {
    showAll();
    setAsking('publish');
  }

  const common = {
    document,
    keeper,
    keeping,
    account,
    spanish,
    live: pathIn(preview.language, liveUrl(preview.place)),
    onReload: reload,
  };
  const isSpanish = document.name === 'spanish';
  return (
    <EditingContext value={editing}>
      <DocumentTools {...common} spoken={beside.spoken} onHistory={() => setAsking('history')} />
      <DocumentNotices {...common} />
      {own.conflict ? (
        <ConflictSection
          key={own.conflict.current.draft?.revision}
          {...common}
          keeping={own}
          conflict={own.conflict}
        />
      ) : null}
      {spanish ? <SpanishNotices spanish={spanish} common={common} elsewhere={beside.elsewhere} /> : null}
      <div
        className={preview.beside ? 'grid grid-cols-[minmax(0,1fr)_25.5rem] items-start gap-8' : undefined}
      >
        <SpanishContext value={beside.side}>
          {isSpanish ? (
            <SpanishForm
              keeper={keeper}
              value={own.value}
              sentences={beside.sentences}
              onFocus={onFocus}
              onBlur={onBlur}
            />
          ) : (
            <DocumentForm
              schema={own.schema}
              value={own.value}
              wide={spanish !== undefined}
              onFocus={(event) => {
                preview.follow(event);
                onFocus(event);
              }}
              onBlur={onBlur}
            />
          )}
        </SpanishContext>
        {preview.beside ? <PreviewPanel name={document.name} keeping={keeping} preview={preview} /> : null}
      </div>
      <ActionBar {...common} preview={preview} onPublish={askToPublish} />
      {preview.full ? <PreviewDialog name={document.name} keeping={keeping} preview={preview} /> : null}
      {asking === 'publish' ? (
        <PublishDialog {...common} unsaid={beside.unsaid} onClose={() => setAsking(undefined)} />
      ) : null}
      {asking === 'history' ? <HistoryDialog {...common} onClose={() => setAsking(undefined)} /> : null}
    </EditingContext>
  );
}

// The field that the address names, or that a refusal or a new entry leads to.
function useGoal(field: string | undefined) {
  const [goal, setGoal] = useState<Editing['goal']>();
  const [reveal] = useState(() => (path: string) => setGoal({ path }));
  useEffect(() => {
    if (field) reveal(field);
  }, [field, reveal]);
  useEffect(() => {
    if (goal) focusField(goal.path);
  }, [goal]);
  return [goal, reveal] as const;
}
