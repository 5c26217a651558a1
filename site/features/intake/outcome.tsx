import { FILES_STEP, stepOf } from '#domain/intake/intake-steps.ts';
import { fill } from '#domain/words/fill.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { fileButtonId } from './file-list.tsx';
import type { IntakeState } from './use-intake.ts';
import type { Problem } from './use-submission.ts';
import { useWords } from './words.ts';

// A file's name may be long.
const LINK = 'min-w-0 break-words text-start!';

// How the last attempt ended, at the step it was made from.
export function Outcome({ intake }: { intake: IntakeState }) {
  const words = useWords().FORM.upload;
  const { busy, failed, problem, cancelled } = intake.submission;
  if (busy) return null;
  if (failed && problem) return <Refused intake={intake} problem={problem} />;
  if (failed) {
    return (
      <Alert tone="danger" className="mt-6">
        {words.failed}
      </Alert>
    );
  }
  if (!cancelled) return null;
  return (
    <Alert tone="info" className="mt-6">
      {words.cancelled}
    </Alert>
  );
}

// The way to what was refused; gone once it is mended.
function Refused({ intake, problem }: { intake: IntakeState; problem: Problem }) {
  const { FORM, LABELS } = useWords();
  const { form, files, goTo } = intake;
  const isLabel = (field: string): field is keyof typeof LABELS => Object.hasOwn(LABELS, field);
  const { errors } = form.formState;
  const refusedFiles = files.files.filter(({ id }) => problem.files.includes(id));
  const refusedFields = problem.fields.filter(isLabel).filter((field) => errors[field]);
  const named = problem.files.length + problem.fields.length;
  const left = refusedFiles.length + refusedFields.length;
  if (named > 0 && left === 0) return null;
  const goToFile = (id: string) => goTo(FILES_STEP, () => document.getElementById(fileButtonId(id))?.focus());
  return (
    <Alert tone="danger" title={named > 0 ? FORM.upload.refused : undefined} className="mt-6">
      <p className="break-words">{problem.message}</p>
      <div className="flex flex-wrap gap-x-6">
        {refusedFiles.map(({ id, file }) => (
          <Button key={id} variant="quiet" className={LINK} onClick={() => goToFile(id)}>
            {fill(FORM.upload.show, { what: file.name })}
          </Button>
        ))}
        {refusedFields.map((field) => (
          <Button key={field} variant="quiet" className={LINK} onClick={() => goTo(stepOf(field), field)}>
            {fill(FORM.upload.show, { what: LABELS[field] })}
          </Button>
        ))}
      </div>
    </Alert>
  );
}
