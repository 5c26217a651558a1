import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { useWords } from '../words.ts';
import type { Issue } from './answers.ts';
import { ConflictSection } from './conflict-section.tsx';
import type { DeskPartProps } from './document-notices.tsx';
import { withoutChanges } from './phrases.ts';
import type { SpanishDesk } from './use-spanish.ts';

type NoticeProps = { spanish: SpanishDesk; common: DeskPartProps; elsewhere: readonly Issue[] };

/** What keeps the Spanish from being saved, where it stands at no field of this page. */
export function SpanishNotices({ spanish, common, elsewhere }: NoticeProps) {
  const { CONTENT_DESK } = useWords();
  const words = CONTENT_DESK.spanish;
  const { keeper, keeping } = spanish;
  const takeBack = () => {
    const sentences = elsewhere.map(({ path }) => ({ path, sentence: path }));
    keeper.replace(withoutChanges(sentences, keeper.published(), keeper.state().value));
  };
  return (
    <>
      {keeping.conflict ? (
        <ConflictSection
          key={keeping.conflict.current.draft?.revision}
          {...common}
          keeper={keeper}
          keeping={keeping}
          conflict={keeping.conflict}
        />
      ) : null}
      {elsewhere.length > 0 ? (
        <Alert tone="danger" title={words.refusedElsewhere}>
          <ul>
            {elsewhere.map(({ path, message }) => (
              <li key={path} className="py-1">
                “{path}”: {message}
              </li>
            ))}
          </ul>
          <Button variant="quiet" onClick={takeBack}>
            {words.takeBack}
          </Button>
        </Alert>
      ) : null}
    </>
  );
}
