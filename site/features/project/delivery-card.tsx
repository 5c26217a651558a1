import type { Delivery, DeliveryVersion } from '#domain/project/room.ts';
import { counted, fill } from '#domain/words/fill.ts';
import { Icon } from '#site/ui/icon.tsx';
import { day, shortDay } from './dates.ts';
import { FilePicture } from './file-picture.tsx';
import { unsentOf } from './next-act.ts';
import { useOpenRoom } from './room-context.tsx';
import { hrefOf } from './use-view.ts';
import { useWords } from './words.ts';

/** A delivery by its newest version: the whole card opens it. */
export function DeliveryCard({ delivery }: { delivery: Delivery }) {
  const { DELIVERIES } = useWords();
  const { show } = useOpenRoom();
  const version = delivery.versions[0];
  if (!version) return null;
  return (
    <li className="group relative flex flex-col overflow-hidden rounded-card border border-sand bg-white transition-shadow focus-within:shadow-lift hover:shadow-lift">
      <div className="aspect-[3/2] overflow-hidden border-sand border-b bg-foam">
        <VersionPicture delivery={delivery} version={version} />
      </div>
      <div className="flex min-w-0 flex-1 flex-col p-5 sm:p-6">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-600 text-small tabular-nums">
          {fill(DELIVERIES.version, { number: version.number })} · {shortDay(version.createdAt)}
          {version.seenAt ? null : (
            <span className="rounded-full bg-ink px-2.5 py-0.5 font-semibold text-fine text-white">
              {DELIVERIES.isNew}
            </span>
          )}
        </p>
        <h3 className="mt-1 break-words font-display font-[460] text-[1.375rem] leading-snug">
          <a
            href={hrefOf({ versionId: version.id })}
            aria-label={fill(DELIVERIES.openNamed, { title: delivery.title, number: version.number })}
            className="after:absolute after:inset-0 after:content-['']"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              show({ versionId: version.id });
            }}
          >
            {delivery.title}
          </a>
        </h3>
        {version.note ? (
          <p data-typed className="mt-2 line-clamp-3 whitespace-pre-line text-ink-600">
            {version.note}
          </p>
        ) : null}
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-6 gap-y-2 pt-4">
          <VersionFacts delivery={delivery} version={version} />
          <p
            aria-hidden="true"
            className="flex items-center gap-2 font-semibold text-lagoon underline decoration-1 underline-offset-4"
          >
            {fill(DELIVERIES.openNewest, { number: version.number })}{' '}
            <Icon name="arrow-right" className="size-4.5" />
          </p>
        </div>
      </div>
    </li>
  );
}

function VersionPicture({ delivery, version }: { delivery: Delivery; version: DeliveryVersion }) {
  if (version.design) {
    return (
      <img
        src={version.design.previewUrl}
        alt=""
        loading="lazy"
        className="size-full object-cover transition-transform duration-500 ease-water group-hover:scale-[1.02]"
      />
    );
  }
  const shown = version.files.find(({ pages }) => pages > 0);
  if (shown) return <FilePicture file={shown} />;
  return (
    <span className="grid size-full place-items-center text-lagoon">
      <Icon name="document" className="size-12" label={delivery.title} />
    </span>
  );
}

type VersionFactsProps = { delivery: Delivery; version: DeliveryVersion };

function VersionFacts({ delivery, version }: VersionFactsProps) {
  const { DELIVERIES } = useWords();
  const { comments } = useOpenRoom();
  const about = comments.filter(({ versionId, parentId }) => versionId === version.id && parentId === null);
  const unsent = unsentOf(about).length;
  const pages = version.files.reduce((sum, file) => sum + file.pages, 0);
  const facts = [
    delivery.kind === 'files' && pages > 0 ? counted(DELIVERIES.pages, pages) : undefined,
    delivery.kind === 'files' && version.files.length > 1
      ? counted(DELIVERIES.files, version.files.length)
      : undefined,
    about.length === 0 ? DELIVERIES.comments.none : counted(DELIVERIES.comments, about.length),
  ].filter(Boolean);
  return (
    <div className="text-small">
      <p className="text-ink-600">
        {facts.join(' · ')}
        {unsent > 0 ? (
          <span className="ms-2 font-semibold text-clay-700">{counted(DELIVERIES.unsent, unsent)}</span>
        ) : null}
      </p>
      {version.approval ? (
        <p className="mt-2 flex items-start gap-2 font-medium text-leaf">
          <Icon name="check-circle" className="mt-0.5 size-5" />
          <span className="min-w-0 break-words">
            {fill(DELIVERIES.approved, {
              name: version.approval.name,
              date: day(version.approval.createdAt),
            })}
          </span>
        </p>
      ) : null}
    </div>
  );
}
