import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import {
  type IntakeField,
  type IntakeForm,
  type IntakeInput,
  isIntakeField,
} from '#domain/intake/intake-form.ts';
import { firstOf, stepOf } from '#domain/intake/intake-steps.ts';
import { INTAKE_TOASTS } from '#domain/intake/intake-submission.ts';
import { RequestError } from '#site/request.ts';
import { requestKeys } from '#site/request-key.ts';
import { toast } from '#site/ui/toast.ts';
import type { UploadProgress } from './send-intake.ts';
import { keepSent, loadSent, type SentProject, sentOf } from './sent-project.ts';
import type { Files } from './use-files.ts';
import type { GoTo } from './use-steps.ts';
import { useWords } from './words.ts';

type Parts = {
  form: UseFormReturn<IntakeInput, unknown, IntakeForm>;
  files: Files;
  onDone: () => void;
  goTo: GoTo;
};

/** Why the server refused, with the fields and files it named. */
export type Problem = { message: string; fields: IntakeField[]; files: string[] };

// On failure the data, the files and the step are kept; what was refused is marked and can be gone to.
export function useSubmission({ form, files, onDone, goTo }: Parts) {
  const { FORM } = useWords();
  const [progress, setProgress] = useState<UploadProgress>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [failed, setFailed] = useState(false);
  const [cancelled, setCancelled] = useState(false);
  const [done, setDone] = useState<SentProject>();
  useEffect(() => setDone(loadSent()), []);
  // Kept over network failures, so that a repeat cannot make a second project; new once the server has refused.
  const [keys] = useState(requestKeys);
  const stop = useRef<AbortController>(undefined);

  async function explain(error: unknown) {
    if (error instanceof DOMException && error.name === 'AbortError') return setCancelled(true);
    toast(INTAKE_TOASTS.failed);
    console.warn('the project could not be sent', error);
    setFailed(true);
    if (!(error instanceof RequestError) || error.status >= 500) return;
    const { readRefusal } = await import('./send-intake.ts');
    const refusal = readRefusal(error);
    if (refusal?.error === 'still-working') {
      return setProblem({ message: FORM.upload.stillWorking, fields: [], files: [] });
    }
    keys.forget();
    if (!refusal) return;
    const issues = refusal.issues ?? [];
    for (const { path, message } of issues) if (isIntakeField(path)) form.setError(path, { message });
    const paths = issues.map(({ path }) => path);
    setProblem({
      message: refusal.message,
      fields: paths.filter(isIntakeField),
      files: files.blame(paths),
    });
  }

  function goToFirst(fields: IntakeField[]) {
    const field = firstOf(fields);
    if (field) goTo(stepOf(field), field);
  }

  async function send(values: IntakeForm) {
    if (busy) return;
    stop.current = new AbortController();
    setBusy(true);
    setProblem(undefined);
    setFailed(false);
    setCancelled(false);
    files.blame([]);
    try {
      // Fetched with the first press; without a connection that fails like the sending itself.
      const { sendIntake } = await import('./send-intake.ts');
      const answer = await sendIntake({
        form: values,
        files: files.files,
        key: keys.for([values, files.files.map(({ id, purpose }) => [id, purpose])]),
        signal: stop.current.signal,
        onProgress: setProgress,
      });
      keys.forget();
      toast(INTAKE_TOASTS.succeeded(answer.ticketNumber));
      const sent = sentOf(answer, values, files.files);
      keepSent(sent);
      setDone(sent);
      onDone();
    } catch (error) {
      await explain(error);
    } finally {
      setBusy(false);
      setProgress(undefined);
    }
  }

  return {
    busy,
    progress,
    problem,
    failed,
    cancelled,
    done,
    cancel: () => stop.current?.abort(),
    /** The empty form again, for another project. */
    another: () => {
      keepSent(undefined);
      setDone(undefined);
    },
    submit: form.handleSubmit(send, (errors) => goToFirst(Object.keys(errors).filter(isIntakeField))),
  };
}

export type Submission = ReturnType<typeof useSubmission>;
