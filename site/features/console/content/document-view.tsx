import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
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
import { PreviewDialog, PreviewPanel, usePreview } from './preview.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { liveUrl } from './shown-at.ts';
import { useShownIssues } from './shown-issues.ts';
import { useDraft } from './use-draft.ts';

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
        <Desk
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

type Asking = 'publish' | 'history' | undefined;

function Desk({ document, field, account, onReload }: DeskProps) {
  const { keeper, keeping } = useDraft(document, account);
  const { errors, begin, showAll, onFocus, onBlur } = useShownIssues(keeping);
  const [goal, reveal] = useGoal(field);
  const [asking, setAsking] = useState<Asking>();
  const preview = usePreview(document.name, keeping.value);
  const queries = useQueryClient();
  const editing = useMemo<Editing>(
    () => ({ keeper, errors, goal, reveal, begin }),
    [keeper, errors, goal, reveal, begin],
  );

  // After something else than typing, what the server has is what holds.
  async function reload() {
    const fresh = await onReload();
    if (fresh) keeper.adopt(fresh);
    void queries.invalidateQueries({ queryKey: ['console', '/api/staff/content'] });
  }

  function askToPublish() {
    showAll();
    setAsking('publish');
  }

  const common = { document, keeper, keeping, account, live: liveUrl(preview.place), onReload: reload };
  return (
    <EditingContext value={editing}>
      <DocumentTools {...common} onHistory={() => setAsking('history')} />
      <DocumentNotices {...common} />
      {keeping.conflict ? (
        <ConflictSection
          key={keeping.conflict.current.draft?.revision}
          {...common}
          conflict={keeping.conflict}
        />
      ) : null}
      <div
        className={preview.beside ? 'grid grid-cols-[minmax(0,1fr)_25.5rem] items-start gap-8' : undefined}
      >
        <DocumentForm
          schema={keeping.schema}
          value={keeping.value}
          onFocus={(event) => {
            preview.follow(event);
            onFocus(event);
          }}
          onBlur={onBlur}
        />
        {preview.beside ? <PreviewPanel name={document.name} keeping={keeping} preview={preview} /> : null}
      </div>
      <ActionBar {...common} preview={preview} onPublish={askToPublish} />
      {preview.full ? <PreviewDialog name={document.name} keeping={keeping} preview={preview} /> : null}
      {asking === 'publish' ? <PublishDialog {...common} onClose={() => setAsking(undefined)} /> : null}
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
