import { INTAKE_FORM } from '#content/intake.ts';
import { Button } from '#site/ui/button.tsx';
import { Progress } from '#site/ui/progress.tsx';
import type { ChosenFile } from './kept-files.ts';
import type { Submission } from './use-submission.ts';

const WORDS = INTAKE_FORM.upload;

export function UploadProgress({ submission, files }: { submission: Submission; files: ChosenFile[] }) {
  const { progress, cancel } = submission;
  const arrived = progress !== undefined && progress.sent >= progress.total;
  const nameOf = (id: string) => files.find((entry) => entry.id === id)?.file.name ?? '';
  return (
    <section className="mt-6 grid gap-4 border-sand border-y py-5" aria-label={WORDS.title}>
      <Progress
        showLabel
        label={arrived ? WORDS.storing : WORDS.all}
        value={Math.round(((progress?.sent ?? 0) / (progress?.total || 1)) * 100)}
      />
      <ul className="grid gap-3 text-small">
        {progress?.files.map(({ id, share }) => (
          <li key={id}>
            <Progress showLabel label={nameOf(id)} value={Math.round(share * 100)} />
          </li>
        ))}
      </ul>
      {arrived ? null : (
        <div>
          <Button variant="secondary" onClick={cancel}>
            {WORDS.cancel}
          </Button>
        </div>
      )}
    </section>
  );
}
