import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import {
  type IntakeField,
  type IntakeForm,
  type IntakeInput,
  isIntakeField,
} from '#domain/intake/intake-form.ts';
import { FILES_STEP, firstOf, stepOf } from '#domain/intake/intake-steps.ts';
import { INTAKE_TOASTS } from '#domain/intake/intake-submission.ts';
import { RequestError } from '#site/request.ts';
import { randomKey } from '#site/request-key.ts';
import { toast } from '#site/ui/toast.ts';
import { sendIntake, type UploadProgress } from './send-intake.ts';
import type { Files } from './use-files.ts';

export type Done = { ticketNumber: string; statusUrl?: string };

type Parts = {
  form: UseFormReturn<IntakeInput, unknown, IntakeForm>;
  files: Files;
  onDone: () => void;
  goTo: (step: number, field?: IntakeField) => void;
};

const refusalSchema = z.object({
  message: z.string(),
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});

const readRefusal = (error: RequestError) => {
  try {
    return z.safeParse(refusalSchema, JSON.parse(error.body)).data;
  } catch {
    return undefined;
  }
};

// On failure the data, the files and the step are kept; only a refused input is pointed at.
export function useSubmission({ form, files, onDone, goTo }: Parts) {
  const [progress, setProgress] = useState<UploadProgress>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [failed, setFailed] = useState(false);
  const [cancelled, setCancelled] = useState(false);
  const [done, setDone] = useState<Done>();
  // Kept over network failures, so that a repeat cannot make a second project; new once the server has refused.
  const key = useRef<string>(undefined);
  const stop = useRef<AbortController>(undefined);

  function explain(error: unknown) {
    if (error instanceof DOMException && error.name === 'AbortError') return setCancelled(true);
    toast(INTAKE_TOASTS.failed);
    console.warn('the project could not be sent', error);
    setFailed(true);
    if (!(error instanceof RequestError) || error.status >= 500) return;
    key.current = undefined;
    const refusal = readRefusal(error);
    setProblem(refusal?.message);
    for (const { path, message } of refusal?.issues ?? []) {
      if (isIntakeField(path)) form.setError(path, { message });
    }
    const named = refusal?.issues?.map(({ path }) => path) ?? [];
    if (files.blame(named)) goTo(FILES_STEP);
    else goToFirst(named.filter(isIntakeField));
  }

  function goToFirst(fields: IntakeField[]) {
    const field = firstOf(fields);
    if (field) goTo(stepOf(field), field);
  }

  async function send(values: IntakeForm) {
    if (busy) return;
    key.current ??= randomKey();
    stop.current = new AbortController();
    setBusy(true);
    setProblem(undefined);
    setFailed(false);
    setCancelled(false);
    try {
      const answer = await sendIntake({
        form: values,
        files: files.files,
        key: key.current,
        signal: stop.current.signal,
        onProgress: setProgress,
      });
      key.current = undefined;
      toast(INTAKE_TOASTS.succeeded(answer.ticketNumber));
      setDone(answer);
      onDone();
    } catch (error) {
      explain(error);
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
    submit: form.handleSubmit(send, (errors) => goToFirst(Object.keys(errors).filter(isIntakeField))),
  };
}

export type Submission = ReturnType<typeof useSubmission>;
