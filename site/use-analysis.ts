import { useEffect, useRef, useState } from 'react';
import { type FieldValues, type UseFormProps, useForm } from 'react-hook-form';

type Analysis<Values extends FieldValues> = UseFormProps<Values> & {
  /** How long the analysis is shown to take. */
  lastsMs: number;
  /** Told what is to be analysed, and what was analysed before. */
  onStart?: (valid: Values, before: Values | undefined) => void;
};

// The form, some seconds of analysing, the results; and back. Coming back, the reader starts at the form's heading and not
// at the top of the page.
export function useAnalysis<Values extends FieldValues>({ lastsMs, onStart, ...options }: Analysis<Values>) {
  const form = useForm<Values, unknown, Values>(options);
  const [state, setState] = useState<'form' | 'analysing' | 'results'>('form');
  const [request, setRequest] = useState<Values>();
  const heading = useRef<HTMLHeadingElement>(null);
  const returned = useRef(false);

  useEffect(() => {
    if (state === 'results') returned.current = true;
    if (state === 'form' && returned.current) heading.current?.focus();
    if (state !== 'analysing') return;
    const timer = setTimeout(() => setState('results'), lastsMs);
    return () => clearTimeout(timer);
  }, [state, lastsMs]);

  return {
    form,
    heading,
    analysing: state === 'analysing',
    /** What the results on the page are of. */
    analysed: state === 'results' ? request : undefined,
    submit: form.handleSubmit((valid) => {
      onStart?.(valid, request);
      setRequest(valid);
      setState('analysing');
    }),
    /** Another answer in the results themselves; the form has it too when the reader goes back. */
    revise(changes: Partial<Values>) {
      if (!request) return;
      const revised = { ...request, ...changes };
      setRequest(revised);
      form.reset(revised);
    },
    again: () => setState('form'),
  };
}
