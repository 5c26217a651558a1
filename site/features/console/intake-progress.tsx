import { type FormEvent, useRef, useState } from 'react';
import { INTAKE_PROGRESS, isIntakeProgress } from '#domain/intake/intake-progress.ts';
import { Button } from '#site/ui/button.tsx';
import { CheckboxField, SelectField } from '#site/ui/field.tsx';
import { useAttempt } from './attempt.ts';
import { send } from './staff-calls.ts';
import { useWords } from './words.ts';

type ProgressProps = { id: string; progress: string; onChanged: () => void };

/** Progress reaches the client's mailbox, so it is chosen first and saved by a press of its own. */
export function IntakeProgress({ id, progress, onChanged }: ProgressProps) {
  const { CONSOLE } = useWords();
  const { attempt, busy } = useAttempt();
  const [chosen, setChosen] = useState(progress);
  const [tellClient, setTellClient] = useState(true);
  const field = useRef<HTMLFormElement>(null);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!isIntakeProgress(chosen) || chosen === progress) return;
    const moved = await attempt(
      () => send('POST', `/api/staff/intakes/${id}/progress`, { progress: chosen, tellClient }),
      tellClient ? CONSOLE.progressMailed : CONSOLE.saved,
    );
    if (!moved) return;
    // The button goes when it has nothing left to save; the focus stays in the place.
    field.current?.querySelector('select')?.focus();
    onChanged();
  }

  return (
    <form ref={field} onSubmit={save}>
      <SelectField
        label={CONSOLE.progress}
        name="progress"
        options={INTAKE_PROGRESS.map((value) => ({ value, label: CONSOLE.progressWords[value] }))}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      />
      {chosen === progress ? null : (
        <>
          <CheckboxField
            label={CONSOLE.tellClient}
            name="tellClient"
            checked={tellClient}
            onChange={(event) => setTellClient(event.target.checked)}
          />
          <Button type="submit" variant="secondary" size="sm" pending={busy}>
            {CONSOLE.saveProgress}
          </Button>
        </>
      )}
    </form>
  );
}
