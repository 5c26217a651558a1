import { INTAKE_FORM, INTAKE_LABELS, type IntakeLabel } from '#content/intake.ts';
import { FILES_STEP, stepOf } from '#domain/intake/intake-steps.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { fileButtonId } from './file-list.tsx';
import type { IntakeState } from './use-intake.ts';
import type { Problem } from './use-submission.ts';

const WORDS = INTAKE_FORM.upload;
// A file's name may be long.
const LINK = 'min-w-0 break-words text-start!';

// How the last attempt ended, at the step it was made from.
export function Outcome({ intake }: { intake: IntakeState }) {
  const { busy, failed, problem, cancelled } = intake.submission;
  if (busy) return null;
  if (failed && problem) return <Refused intake={intake} problem={problem} />;
  if (failed) {
    return (
      <Alert tone="danger" className="mt-6">
        {WORDS.failed}
      </Alert>
    );
  }
  if (!cancelled) return null;
  return (
    <Alert tone="info" className="mt-6">
      {WORDS.cancelled}
    </Alert>
  );
}

const isLabel = (field: string): field is IntakeLabel => Object.hasOwn(INTAKE_LABELS, field);

// The way to what was refused; gone once it is mended.
function Refused({ intake, problem }: { intake: IntakeState; problem: Problem }) {
  const { form, files, goTo } = intake;
  const { errors } = form.formState;
  const refusedFiles = files.files.filter(({ id }) => problem.files.includes(id));
  const refusedFields = problem.fields.filter(isLabel).filter((field) => errors[field]);
  const named = problem.files.length + problem.fields.length;
  const left = refusedFiles.length + refusedFields.length;
  if (named > 0 && left === 0) return null;
  const goToFile = (id: string) => goTo(FILES_STEP, () => document.getElementById(fileButtonId(id))?.focus());
  return (
    <Alert tone="danger" title={named > 0 ? WORDS.refused : undefined} className="mt-6">
      <p className="break-words">{problem.message}</p>
      <div className="flex flex-wrap gap-x-6">
        {refusedFiles.map(({ id, file }) => (
          <Button key={id} variant="quiet" className={LINK} onClick={() => goToFile(id)}>
            {WORDS.show(file.name)}
          </Button>
        ))}
        {refusedFields.map((field) => (
          <Button key={field} variant="quiet" className={LINK} onClick={() => goTo(stepOf(field), field)}>
            {WORDS.show(INTAKE_LABELS[field])}
          </Button>
        ))}
      </div>
    </Alert>
  );
}
