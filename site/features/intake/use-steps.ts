import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { IntakeField, IntakeForm, IntakeInput } from '#domain/intake/intake-form.ts';
import { checkedOn, STEP_COUNT } from '#domain/intake/intake-steps.ts';
import { saveStep } from './draft-storage.ts';

/** A field, or whatever else takes the focus once its step stands on the page. */
type Target = IntakeField | (() => void);

// Where the visitor is, how far they have been, and what the focus goes to after a move.
export function useSteps(form: UseFormReturn<IntakeInput, unknown, IntakeForm>) {
  const [step, setStep] = useState(1);
  const [furthest, setFurthest] = useState(1);
  const heading = useRef<HTMLHeadingElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const arriving = useRef<'heading' | Target>(undefined);

  // The new step is read out and stands at the top; a refused field is gone to directly.
  const arrive = useCallback(() => {
    const target = arriving.current;
    arriving.current = undefined;
    if (!target) return;
    if (typeof target === 'function') return target();
    if (target !== 'heading') return form.setFocus(target);
    top.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [form]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move is over when its step stands on the page
  useEffect(arrive, [step, arrive]);

  const goTo = useCallback(
    (next: number, target: Target | 'heading' = 'heading') => {
      saveStep(next);
      setFurthest((before) => Math.max(before, next));
      arriving.current = target;
      setStep(next);
      if (next === step) arrive();
    },
    [arrive, step],
  );

  const fits = async () => {
    const fields = checkedOn(step);
    return fields.length === 0 || (await form.trigger(fields, { shouldFocus: true }));
  };

  /** Backwards at will, forwards only from a step that is right. */
  async function jump(target: number) {
    if (target < step || (await fits())) goTo(Math.min(STEP_COUNT, target));
  }

  /** A draft was filled in as far as here. */
  const reach = useCallback((far: number) => setFurthest((before) => Math.max(before, far)), []);

  const forget = useCallback(() => {
    setFurthest(1);
    setStep(1);
  }, []);

  return { step, furthest, goTo, jump, reach, forget, heading, top };
}

export type GoTo = ReturnType<typeof useSteps>['goTo'];
