import { useEffect, useRef } from 'react';
import { USUAL_POOL, usualDeckSqFt } from '#domain/intake/usual-pool.ts';
import { fill } from '#domain/words/fill.ts';
import { grouped } from '#domain/words/grouped.ts';
import { Button } from '#site/ui/button.tsx';
import type { IntakeState } from './use-intake.ts';
import { useWords } from './words.ts';

type Form = Pick<IntakeState, 'form'>;

// The size may be open, the fields are not: the usual pool is filled in, and the designer is told so.
export function UsualPool({ form }: Form) {
  const { unsure } = useWords().FORM;
  const taken = (form.watch('specialRequests') ?? '').includes(unsure.told);
  function take() {
    for (const [name, feet] of Object.entries(USUAL_POOL))
      if (isMeasure(name)) form.setValue(name, feet, { shouldDirty: true, shouldValidate: true });
    const said = form.getValues('specialRequests') ?? '';
    if (!said.includes(unsure.told))
      form.setValue('specialRequests', [said, unsure.told].filter(Boolean).join('\n'), { shouldDirty: true });
  }
  return (
    <div className="rounded-card bg-foam p-4 text-small sm:col-span-full">
      {taken ? (
        <p role="status">{fill(unsure.taken, USUAL_POOL)}</p>
      ) : (
        <p className="flex flex-wrap items-center gap-x-4">
          {unsure.question}
          <Button variant="quiet" onClick={take}>
            {unsure.use}
          </Button>
        </p>
      )}
    </div>
  );
}

const isMeasure = (name: string): name is keyof typeof USUAL_POOL => Object.hasOwn(USUAL_POOL, name);

/** The deck follows the pool until somebody types their own; what is said of it stands at the field. */
export function useComputedDeck({ form }: Form): string | undefined {
  const { deckComputed } = useWords().FORM;
  const [length, width, deck] = form.watch(['poolLength', 'poolWidth', 'deckSquareFootage']);
  const usual = usualDeckSqFt(length, width);
  const filled = useRef<number>(undefined);
  // An emptied field stays empty until the pool changes.
  useEffect(() => {
    const now = form.getValues('deckSquareFootage');
    const isOpen = typeof now !== 'number' || Number.isNaN(now) || now === filled.current;
    if (usual === undefined || !isOpen) return;
    filled.current = usual;
    form.setValue('deckSquareFootage', usual, { shouldValidate: form.formState.isSubmitted });
  }, [usual, form]);
  return usual !== undefined && deck === usual ? fill(deckComputed, { deck: grouped(usual) }) : undefined;
}
