import { PLOT_LIMITS } from '#domain/plot/plot.ts';
import { TextField } from '#site/ui/field.tsx';

type NoteEntryProps = { label: string; value: string; onValue: (note: string) => void; onDone: () => void };

export function NoteEntry({ label, value, onValue, onDone }: NoteEntryProps) {
  return (
    <TextField
      label={label}
      value={value}
      maxLength={PLOT_LIMITS.note}
      autoComplete="off"
      onChange={(event) => onValue(event.target.value)}
      onBlur={onDone}
    />
  );
}
