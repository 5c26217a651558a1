import { PROJECT_LENGTHS } from '#domain/project/limits.ts';
import { TextField } from '#site/ui/field.tsx';
import { useOpenRoom } from './room-context.tsx';
import { useWords } from './words.ts';

type Props = { error?: string; required?: boolean };

/** Who is writing: asked once, remembered on this device, changed at any time. */
export function NameField({ error, required }: Props) {
  const { ROOM } = useWords();
  const { name, setName } = useOpenRoom();
  return (
    <TextField
      name="name"
      label={ROOM.name}
      hint={ROOM.nameHint}
      error={error}
      required={required}
      autoComplete="name"
      maxLength={PROJECT_LENGTHS.name}
      value={name}
      onChange={(event) => setName(event.target.value)}
    />
  );
}
