import { counted, fill } from '#domain/words/fill.ts';
import { showDate } from '../show-value.ts';
import { useWords } from '../words.ts';
import { useDesk } from './desk.ts';
import { Mark, Part } from './project-part.tsx';

export function RoundsPart() {
  const { PROJECT_DESK, STUDIO_ZONE } = useWords();
  const words = PROJECT_DESK.comments;
  const { project } = useDesk();
  if (project.rounds.length === 0) return null;
  return (
    <Part id="rounds" title={words.rounds}>
      <ol className="grid gap-3 text-small">
        {project.rounds.map((round) => (
          <li key={round.id}>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-medium">
                {fill(words.roundBy, {
                  number: round.number,
                  name: round.name,
                  when: showDate(STUDIO_ZONE, round.createdAt),
                })}
              </span>
              <span className="text-ink-600">{counted(words.roundComments, round.comments)}</span>
              {round.beyond ? <Mark tone="warn">{words.beyond}</Mark> : null}
            </p>
            {round.words ? (
              <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{round.words}</p>
            ) : null}
          </li>
        ))}
      </ol>
    </Part>
  );
}
