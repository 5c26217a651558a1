import { INTAKE_FORM } from '#content/intake.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import type { Draft } from './use-draft.ts';

const WORDS = INTAKE_FORM.draft;

export function DraftNotice({ draft }: { draft: Draft }) {
  if (draft.changedElsewhere) {
    return (
      <Alert tone="info" className="mb-7">
        <p>{WORDS.otherTab}</p>
        <Button variant="quiet" onClick={draft.loadOther}>
          {WORDS.load}
        </Button>
      </Alert>
    );
  }
  if (draft.fromDesign) {
    return (
      <Alert tone="info" className="mb-7">
        {INTAKE_FORM.fromDesign}
      </Alert>
    );
  }
  if (!draft.restored) return null;
  return (
    <Alert tone="info" title={WORDS.title} className="mb-7">
      <p>{WORDS.body}</p>
      <div className="mt-1 flex flex-wrap gap-x-6">
        {draft.savedStep > 1 ? (
          <Button variant="quiet" onClick={draft.resume}>
            {WORDS.continue(draft.savedStep)}
          </Button>
        ) : null}
        <Button variant="quiet" onClick={draft.discard}>
          {WORDS.discard}
        </Button>
      </div>
    </Alert>
  );
}
