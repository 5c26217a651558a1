import { counted } from '#domain/words/fill.ts';
import { Alert } from '#site/ui/alert.tsx';
import { useWords } from '../words.ts';
import type { Keeping } from './keeping.ts';
import { trailOf } from './values.ts';

type IssueListProps = { keeping: Keeping; onChoose: (path: string) => void };

// A sentence that begins with its field's name needs it only once.
const toldIssue = (trail: string[], message: string) => {
  const named = message.startsWith(trail.at(-1) ?? '') ? trail.slice(0, -1) : trail;
  return [named.join(', '), message].filter(Boolean).join(': ');
};

/** All refused fields in one place; each leads to its field. */
export function IssueList({ keeping: { issues, schema, value }, onChoose }: IssueListProps) {
  const { CONTENT_DESK } = useWords();
  return (
    <Alert tone="danger" title={counted(CONTENT_DESK.issuesTitle, issues.length)}>
      <ul>
        {issues.map(({ path, message }) => (
          <li key={`${path} ${message}`} className="py-1.5">
            <button
              type="button"
              className="text-link text-start text-danger!"
              onClick={() => onChoose(path)}
            >
              {toldIssue(trailOf(schema, value, path), message)}
            </button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
