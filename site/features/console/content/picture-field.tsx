import { TextField } from '#site/ui/field.tsx';
import { useWords } from '../words.ts';

type PictureValue = { file: string; alt: string };
type PictureFieldProps = {
  id: string;
  label: string;
  hint?: string;
  value: PictureValue;
  onChange: (value: PictureValue) => void;
  errors: { file?: string; alt?: string };
  optional?: boolean;
};

export function PictureField({ id, label, hint, value, onChange, errors }: PictureFieldProps) {
  const { CONTENT_DESK } = useWords();
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-medium text-small">{label}</legend>
      {value.file ? (
        <img
          src={`/pictures/${value.file}-480.webp`}
          alt=""
          className="aspect-video w-full max-w-sm rounded-card bg-foam object-cover"
        />
      ) : null}
      <TextField
        id={`${id}.file`}
        label={CONTENT_DESK.pictureFile}
        {...(hint ? { hint } : {})}
        value={value.file}
        onChange={(event) => onChange({ ...value, file: event.target.value })}
        {...(errors.file ? { error: errors.file } : {})}
      />
      <TextField
        id={`${id}.alt`}
        label={CONTENT_DESK.pictureAlt}
        value={value.alt}
        onChange={(event) => onChange({ ...value, alt: event.target.value })}
        {...(errors.alt ? { error: errors.alt } : {})}
      />
    </fieldset>
  );
}
