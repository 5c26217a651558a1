import type { ReactNode } from 'react';
import { ALT_LENGTH, PICTURE_UPLOAD, type Picture, troubleWithFile } from '#domain/picture/own-picture.ts';
import { fill } from '#domain/words/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { classes } from '#site/ui/classes.ts';
import { describedBy, FieldFrame, FieldNotes, RequiredMark } from '#site/ui/field-frame.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Progress } from '#site/ui/progress.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import { DropArea } from '../drop-area.tsx';
import { useWords } from '../words.ts';
import { CropPreview, FocusPicker } from './focus-picker.tsx';
import { Left } from './text-control.tsx';
import { type PictureValue, usePicture } from './use-picture.ts';

type PictureFieldProps = {
  id: string;
  label: string;
  hint?: string;
  value: PictureValue;
  onChange: (value: PictureValue) => void;
  errors: { file?: string; alt?: string };
  optional?: boolean;
  /** What stands around the field of its description. */
  described: (field: ReactNode) => ReactNode;
};

type Photo = ReturnType<typeof usePicture>;

/** A photograph: chosen or dropped, cropped around what matters in it, and described. */
export function PictureField(props: PictureFieldProps) {
  const { id, label, hint, value, onChange, errors, optional, described } = props;
  const { PICTURE_DESK: words, CONTENT_DESK } = useWords();
  const photo = usePicture(value, onChange);
  const take = useTake(photo);
  return (
    <fieldset className="min-w-0 rounded-card border border-sand p-3 sm:p-4">
      <legend className="px-1.5 font-medium text-small">
        {label}
        {optional ? (
          <span className="font-normal text-ink-600"> ({CONTENT_DESK.optional})</span>
        ) : (
          <RequiredMark />
        )}
      </legend>
      <DropArea onFiles={take} dropNow={words.dropNow} className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        {value.file ? <Shown value={value} photo={photo} /> : null}
        {photo.picture?.whole ? (
          <Whole id={`${id}.point`} picture={photo.picture} whole={photo.picture.whole} crop={photo.crop} />
        ) : null}
        <div className={classes('min-w-0', (!value.file || photo.picture?.whole) && 'sm:col-span-2')}>
          <Choose
            id={`${id}.file`}
            label={label}
            hint={hint}
            value={value}
            photo={photo}
            error={errors.file}
          />
          <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
            {photo.undo ? (
              <Button variant="secondary" size="sm" onClick={photo.undo}>
                <Icon name="rotate" className="size-4.5 -scale-x-100" />
                {words.undo}
              </Button>
            ) : null}
            {optional && value.file ? (
              <Button variant="secondary" size="sm" onClick={photo.remove}>
                <Icon name="trash" className="size-4.5" />
                {words.remove}
              </Button>
            ) : null}
          </div>
        </div>
      </DropArea>
      {value.file || errors.alt ? (
        <div className="mt-4">
          {described(
            <Described
              id={`${id}.alt`}
              text={value.alt}
              error={errors.alt}
              onChange={(alt) => onChange({ ...value, alt })}
            />,
          )}
        </div>
      ) : null}
    </fieldset>
  );
}

/** Looks at what was chosen or dropped before it is sent. */
function useTake(photo: Photo) {
  const { PICTURE_DESK: words } = useWords();
  return (files: File[]) => {
    const [file] = files;
    if (!file || photo.sending) return;
    const trouble = files.length > 1 ? words.oneAtATime : troubleWithFile(file);
    if (trouble) photo.refuse(trouble);
    else photo.add(file);
  };
}

function Shown({ value, photo }: { value: PictureValue; photo: Photo }) {
  const { PICTURE_DESK: words } = useWords();
  const { picture, crop } = photo;
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1.5 text-fine text-ink-600">{words.shown}</figcaption>
      <span className="relative block overflow-hidden rounded-control bg-foam">
        {picture?.whole && crop.focus ? (
          <CropPreview whole={picture.whole} focus={crop.focus} alt={value.alt} />
        ) : (
          <img
            key={value.file}
            src={picture?.src ?? `/pictures/${value.file}-800.webp`}
            alt={value.alt}
            className="block aspect-[8/5] w-full bg-cover object-cover"
            style={picture ? { backgroundImage: `url(${picture.placeholder})` } : undefined}
          />
        )}
        {crop.busy ? (
          <span className="absolute end-2 bottom-2 flex items-center gap-2 rounded-control bg-white px-2.5 py-1 text-fine">
            <Spinner />
            {words.cropping}
          </span>
        ) : null}
      </span>
    </figure>
  );
}

type WholeProps = { id: string; picture: Picture; whole: string; crop: Photo['crop'] };

function Whole({ id, picture, whole, crop }: WholeProps) {
  const { PICTURE_DESK: words } = useWords();
  return (
    <div className="min-w-0">
      <p className="mb-1.5 text-fine text-ink-600">{words.whole}</p>
      <FocusPicker id={id} whole={whole} focus={crop.focus ?? picture.focus} onMove={crop.moveTo} />
      <p id={`${id}-hint`} className="mt-1.5 text-fine text-ink-600">
        {words.pointHint}
      </p>
    </div>
  );
}

type ChooseProps = {
  id: string;
  label: string;
  hint: string | undefined;
  value: PictureValue;
  photo: Photo;
  error: string | undefined;
};

function Choose({ id, label, hint, value, photo, error }: ChooseProps) {
  const { PICTURE_DESK: words } = useWords();
  const take = useTake(photo);
  const { minWidth, minHeight } = PICTURE_UPLOAD;
  const rules = fill(words.rules, { width: String(minWidth), height: String(minHeight) });
  const wrong = photo.problem || error;
  return (
    <>
      {photo.sending ? (
        <Sending {...photo.sending} onStop={photo.stop} />
      ) : (
        <label
          className={classes(
            'flex cursor-pointer items-center justify-center gap-2.5 rounded-card border-2 border-sand-600 border-dashed bg-white p-3 text-center hover:border-lagoon',
            'focus-within:outline-3 focus-within:outline-lagoon focus-within:outline-offset-3',
            value.file ? 'min-h-11' : 'min-h-40 flex-col',
          )}
        >
          <Icon name="upload" className={classes('text-lagoon', value.file ? 'size-5' : 'size-8')} />
          <span>
            <span className="sr-only">{label}: </span>
            <span className="font-semibold">{value.file ? words.replace : words.choose}</span>
            <span className="text-ink-600 max-sm:hidden"> {words.drop}</span>
          </span>
          <input
            id={id}
            type="file"
            accept={[...PICTURE_UPLOAD.types, '.heic', '.heif'].join(',')}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={describedBy(id, rules, wrong)}
            className="sr-only"
            onChange={({ target }) => {
              take([...(target.files ?? [])]);
              // The same file chosen again must count as a change.
              target.value = '';
            }}
          />
        </label>
      )}
      <FieldNotes id={id} hint={hint ? `${hint} ${rules}` : rules} {...(wrong ? { error: wrong } : {})} />
      <p role="status" className="mt-1.5 text-leaf text-small empty:hidden">
        {photo.said}
      </p>
    </>
  );
}

function Sending({ name, share, onStop }: { name: string; share: number; onStop: () => void }) {
  const { PICTURE_DESK: words } = useWords();
  const percent = Math.round(share * 100);
  const sent = share >= 1;
  return (
    <div className="flex min-h-20 flex-wrap items-center gap-x-4 gap-y-2 rounded-card border-2 border-lagoon border-dashed bg-foam p-3">
      <div className="min-w-0 flex-1 basis-52">
        <p role="status" className="flex items-start gap-2 text-small [overflow-wrap:anywhere]">
          {sent ? <Spinner /> : null}
          {sent ? words.preparing : fill(words.uploading, { name })}
        </p>
        {sent ? null : (
          <div className="mt-2 flex items-center gap-3">
            <Progress value={percent} label={fill(words.uploading, { name })} className="flex-1" />
            <span className="text-fine tabular-nums">{fill(words.share, { percent: String(percent) })}</span>
          </div>
        )}
      </div>
      <Button variant="secondary" size="sm" onClick={onStop}>
        {words.stop}
      </Button>
    </div>
  );
}

type DescribedProps = {
  id: string;
  text: string;
  error: string | undefined;
  onChange: (alt: string) => void;
};

function Described({ id, text, error, onChange }: DescribedProps) {
  const { PICTURE_DESK: words } = useWords();
  return (
    <FieldFrame
      id={id}
      label={words.alt}
      hint={words.altHint}
      required
      aside={<Left id={`${id}-left`} length={text.length} most={ALT_LENGTH} />}
      className="group/field"
      {...(error ? { error } : {})}
    >
      <textarea
        id={id}
        rows={2}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={classes(describedBy(id, words.altHint, error), `${id}-left`)}
        className="control field-sizing-content min-h-[4.5rem] resize-y leading-relaxed"
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
    </FieldFrame>
  );
}
