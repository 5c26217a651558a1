import { kindOf, LIST_KINDS, type ListKind } from '#domain/console/kinds.ts';
import { placeOf } from '#domain/console/place.ts';
import type { ProjectView } from '#domain/project/project-file.ts';
import { showDate } from '../show-value.ts';
import { useWords } from '../words.ts';
import { useDesk } from './desk.ts';
import { Part, Quiet } from './project-part.tsx';

// Named by its list or by the word for one of them.
const listOf = (name: string): ListKind | undefined =>
  LIST_KINDS.find((kind) => kind === name || kindOf(kind).noun === name);

/** Whatever else this address sent or was sent, each a link into its list. */
export function RelatedPart() {
  const { PROJECT_DESK } = useWords();
  const words = PROJECT_DESK.related;
  const { project } = useDesk();
  const groups = LIST_KINDS.map((kind) => ({
    kind,
    entries: project.related.filter((entry) => listOf(entry.kind) === kind),
  })).filter(({ entries }) => entries.length > 0);
  return (
    <Part id="related" title={words.title}>
      {groups.length === 0 ? <Quiet>{words.none}</Quiet> : null}
      <div className="grid gap-3">
        {groups.map(({ kind, entries }) => (
          <Entries key={kind} kind={kind} entries={entries} />
        ))}
      </div>
      {project.email ? (
        <p className="mt-3 text-fine">
          <a className="text-link py-1.5" href={placeOf('people', undefined, { search: project.email })}>
            {words.privacy}
          </a>
        </p>
      ) : null}
    </Part>
  );
}

function Entries({ kind, entries }: { kind: ListKind; entries: ProjectView['related'] }) {
  const { CONSOLE, STUDIO_ZONE } = useWords();
  return (
    <div className="text-small">
      <p className="font-medium">{CONSOLE.views[kind]}</p>
      <ul>
        {entries.map(({ id, title, createdAt }) => (
          <li key={id} className="flex items-baseline gap-3">
            <a className="text-link min-w-0 flex-1 py-1.5 [overflow-wrap:anywhere]" href={placeOf(kind, id)}>
              {title}
            </a>
            <span className="whitespace-nowrap text-fine text-ink-600 tabular-nums">
              {showDate(STUDIO_ZONE, createdAt).split(',').slice(0, 2).join(',')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
