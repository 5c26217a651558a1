import { useState } from 'react';
import type { Delivery, DeliveryVersion, ProjectFile } from '#domain/project/room.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { counted, fill } from '#domain/words/fill.ts';
import { megabytes } from '#domain/words/megabytes.ts';
import { dollars } from '#domain/words/money.ts';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { showDate } from '../show-value.ts';
import { useWords } from '../words.ts';
import { CommentList } from './comment-list.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import { useDesk } from './desk.ts';
import { DrawingDialog, type Shown } from './drawing-dialog.tsx';
import { Mark } from './project-part.tsx';

type VersionProps = { delivery: Delivery; version: DeliveryVersion };

export function VersionBlock({ delivery, version }: VersionProps) {
  const { PROJECT_DESK, STUDIO_ZONE } = useWords();
  const words = PROJECT_DESK.deliveries;
  const [looking, setLooking] = useState<{ shown: Shown; at: DeliveryVersion }>();
  const look = (shown: Shown, at = version) => setLooking({ shown, at });
  return (
    <div className="py-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
        <span className="font-medium">{fill(words.version, { number: version.number })}</span>
        <span className="text-ink-600">
          {fill(words.by, { when: showDate(STUDIO_ZONE, version.createdAt), who: version.by })}
        </span>
        {version.seenAt ? (
          <span className="text-ink-600">
            {fill(words.seen, { when: showDate(STUDIO_ZONE, version.seenAt) })}
          </span>
        ) : (
          <Mark tone="quiet">{words.notSeen}</Mark>
        )}
      </p>
      <ApprovalLine version={version} />
      {version.note ? (
        <p className="mt-2 whitespace-pre-line text-small [overflow-wrap:anywhere]">{version.note}</p>
      ) : null}
      {version.design ? (
        <DesignRow
          delivery={delivery}
          version={version}
          design={version.design}
          onLook={(surface) => look({ surface })}
        />
      ) : null}
      <FileRows
        files={version.files}
        zip={`versions/${version.id}/files.zip`}
        onLook={(file) => look({ surface: 'file', file })}
      />
      <CommentList delivery={delivery} version={version} onShow={look} />
      {looking ? (
        <DrawingDialog
          delivery={delivery}
          version={looking.at}
          shown={looking.shown}
          onClose={() => setLooking(undefined)}
        />
      ) : null}
    </div>
  );
}

function ApprovalLine({ version: { approval } }: { version: DeliveryVersion }) {
  const { PROJECT_DESK, STUDIO_ZONE } = useWords();
  const words = PROJECT_DESK.deliveries;
  const { url } = useDesk();
  if (!approval) return null;
  const said = fill(words.approved, { name: approval.name, when: showDate(STUDIO_ZONE, approval.createdAt) });
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-small">
      <Mark tone="good">{approval.final ? `${said}, ${words.final}` : said}</Mark>
      <ButtonLink variant="quiet" href={`${url}/approvals/${approval.id}/receipt.pdf`} download>
        {words.receipt}
      </ButtonLink>
    </p>
  );
}

type DesignProps = VersionProps & {
  design: NonNullable<DeliveryVersion['design']>;
  onLook: (surface: 'picture' | 'plan') => void;
};

function DesignRow({ delivery, version, design, onLook }: DesignProps) {
  const { PROJECT_DESK } = useWords();
  const words = PROJECT_DESK.deliveries;
  const range = fill(words.range, {
    low: dollars(design.totalLow),
    high: dollars(design.totalHigh),
    weeks: design.timelineWeeks,
  });
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
      <img
        src={design.previewUrl}
        alt=""
        className="aspect-video w-44 rounded-control bg-foam object-cover"
      />
      <div className="text-small">
        <p>{range}</p>
        <p className="flex flex-wrap gap-x-5">
          <Button variant="quiet" onClick={() => onLook('picture')}>
            {words.picture}
          </Button>
          <Button variant="quiet" onClick={() => onLook('plan')}>
            {words.plan}
          </Button>
          <ButtonLink variant="quiet" href={`${ROUTES.configurator}?d=${design.slug}`} target="_blank">
            {words.design}
          </ButtonLink>
          <CompareWithLast delivery={delivery} version={version} design={design} />
        </p>
      </div>
    </div>
  );
}

// Versions stand newest first: the one before it follows it.
function CompareWithLast({ delivery, version, design }: Omit<DesignProps, 'onLook'>) {
  const { PROJECT_DESK } = useWords();
  const words = PROJECT_DESK.deliveries;
  const [open, setOpen] = useState(false);
  const last = delivery.versions.find(({ number }) => number === version.number - 1);
  if (!last?.design) return null;
  const nameOf = (number: number) => fill(words.version, { number });
  const title = fill(words.compare, { number: last.number });
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {title}
      </Button>
      {open ? (
        <CompareDialog
          title={title}
          before={last.design}
          after={design}
          names={{ before: nameOf(last.number), after: nameOf(version.number) }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

type FileProps = { files: readonly ProjectFile[]; zip: string; onLook: (file: ProjectFile) => void };

function FileRows({ files, zip, onLook }: FileProps) {
  const { CONSOLE, PROJECT_DESK } = useWords();
  const words = PROJECT_DESK.deliveries;
  const { url } = useDesk();
  if (files.length === 0) return null;
  return (
    <ul className="mt-2 divide-y divide-sand border-sand border-y text-small">
      {files.map((file) => (
        <li key={file.id} className="flex flex-wrap items-center gap-x-4">
          <span className="min-w-0 flex-1 basis-40 [overflow-wrap:anywhere]">{file.filename}</span>
          <span className="whitespace-nowrap text-ink-600 tabular-nums">
            {file.pages > 1 ? `${counted(words.pages, file.pages)}, ` : ''}
            {megabytes(file.size)}
          </span>
          {file.pages > 0 ? (
            <Button variant="quiet" onClick={() => onLook(file)}>
              {words.look}
            </Button>
          ) : null}
          <ButtonLink
            variant="quiet"
            href={`${url}/files/${file.id}`}
            aria-label={fill(words.download, { name: file.filename })}
            download
          >
            {CONSOLE.download}
          </ButtonLink>
        </li>
      ))}
      {files.length > 1 ? (
        <li>
          <ButtonLink variant="quiet" href={`${url}/${zip}`} download>
            {CONSOLE.downloadAll}
          </ButtonLink>
        </li>
      ) : null}
    </ul>
  );
}
