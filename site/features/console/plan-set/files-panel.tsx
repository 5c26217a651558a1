import { useState } from 'react';
import {
  PLAN_SET_FORMATS,
  type PlanSetFormat,
  type PlanSetIssue,
  planSetFileUrl,
} from '#domain/plan-set/desk.ts';
import { staffProjectUrl } from '#domain/project/project-file.ts';
import { fill } from '#domain/words/fill.ts';
import { megabytes } from '#domain/words/megabytes.ts';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Heading } from '#site/ui/section.tsx';
import { toast } from '#site/ui/toast.ts';
import { InvalidInput, reasonOf } from '../attempt.ts';
import { Quiet } from '../projects/project-part.tsx';
import { showDate } from '../show-value.ts';
import { downloadFile } from '../staff-calls.ts';
import { useWords } from '../words.ts';
import { usePlanDesk } from './plan-desk.ts';

/** The set as files, and what was handed over. */
export function FilesPanel() {
  const words = useWords().PLAN_SET_DESK.files;
  const { issues } = usePlanDesk();
  return (
    <div className="grid max-w-4xl gap-6">
      <div>
        <p className="text-ink-600 text-small">{words.lead}</p>
        <ul className="mt-3 grid gap-3 sm:grid-cols-2">
          {PLAN_SET_FORMATS.map((format) => (
            <FileButton key={format} format={format} />
          ))}
        </ul>
      </div>
      <div>
        <Heading level={2} size="small">
          {words.issues}
        </Heading>
        {issues.length === 0 ? <Quiet>{words.none}</Quiet> : null}
        <ul className="mt-2 divide-y divide-sand border-sand not-empty:border-y">
          {issues.map((issue) => (
            <Issue key={issue.number} issue={issue} />
          ))}
        </ul>
      </div>
    </div>
  );
}

function FileButton({ format }: { format: PlanSetFormat }) {
  const { CONSOLE, PLAN_SET_DESK } = useWords();
  const words = PLAN_SET_DESK.files;
  const { projectId, keeper } = usePlanDesk();
  const [busy, setBusy] = useState(false);
  const { name, about } = words.formats[format];
  // What is downloaded holds the last change.
  async function download() {
    setBusy(true);
    try {
      await keeper.save();
      if (!keeper.state().settled) throw new InvalidInput(words.unsaved);
      await downloadFile(planSetFileUrl(projectId, format));
      toast({ title: fill(words.ready, { name }) });
    } catch (error) {
      toast({ title: CONSOLE.failed, description: reasonOf(CONSOLE, error), variant: 'destructive' });
    }
    setBusy(false);
  }
  return (
    <li className="flex items-center gap-4 rounded-card border border-sand p-3">
      <Button
        variant="secondary"
        size="sm"
        className="w-28 shrink-0"
        pending={busy}
        aria-label={fill(busy ? words.making : words.download, { name })}
        onClick={() => void download()}
      >
        {busy ? null : <Icon name="download" className="size-4.5" />}
        {name}
      </Button>
      <span className="min-w-0 text-small">{about}</span>
    </li>
  );
}

function Issue({ issue }: { issue: PlanSetIssue }) {
  const { CONSOLE, PLAN_SET_DESK, PROJECT_DESK, STUDIO_ZONE } = useWords();
  const { projectId } = usePlanDesk();
  const { number, issuedAt, by, words, files } = issue;
  return (
    <li className="py-3 text-small">
      <p className="flex flex-wrap gap-x-3">
        <span className="font-medium">{fill(PLAN_SET_DESK.issue, { number })}</span>
        <span className="text-ink-600">
          {fill(PLAN_SET_DESK.files.issueLine, { when: showDate(STUDIO_ZONE, issuedAt), who: by })}
        </span>
      </p>
      <p className="[overflow-wrap:anywhere]">{words}</p>
      <ul>
        {files.map((file) => (
          <li key={file.id} className="flex flex-wrap items-center gap-x-4">
            <span className="min-w-0 flex-1 basis-40 [overflow-wrap:anywhere]">{file.filename}</span>
            <span className="text-ink-600 tabular-nums">{megabytes(file.size)}</span>
            <ButtonLink
              variant="quiet"
              href={`${staffProjectUrl(projectId)}/files/${file.id}`}
              aria-label={fill(PROJECT_DESK.deliveries.download, { name: file.filename })}
              download
            >
              {CONSOLE.download}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
