import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedBy, FieldFrame, FieldNotes, type FieldWords, RequiredMark } from './field-frame.tsx';
import { Icon } from './icon.tsx';
import { sliderShare } from './slider-share.ts';

// Native controls, ready for `register`: every field keeps its `name`. `required` shows the asterisk and tells
// assistive technology; the words of a refusal come from our own schemas, never from the browser.

type Props<Tag extends 'input' | 'textarea' | 'select'> = FieldWords & Omit<ComponentProps<Tag>, 'required'>;

// Parts what a field's frame says from what its control gets.
function useField<Rest extends object>(props: FieldWords & { id?: string; className?: string } & Rest) {
  const { label, hint, error, required, className, id: given, ...rest } = props;
  const own = useId();
  const id = given ?? own;
  return {
    frame: { id, label, hint, error, required, className },
    control: {
      id,
      'aria-required': required || undefined,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy(id, hint, error),
    },
    rest,
  };
}

export function TextField(props: Props<'input'>) {
  const { frame, control, rest } = useField(props);
  return (
    <FieldFrame {...frame}>
      <input {...control} type="text" className="control" {...rest} />
    </FieldFrame>
  );
}

export function TextAreaField(props: Props<'textarea'>) {
  const { frame, control, rest } = useField(props);
  return (
    <FieldFrame {...frame}>
      <textarea {...control} rows={5} className="control min-h-[7.5rem] resize-y leading-relaxed" {...rest} />
    </FieldFrame>
  );
}

type SelectOption = { value: string; label: string };
type SelectProps = Props<'select'> & { options: readonly SelectOption[]; placeholder?: string };

export function SelectField({ options, placeholder, ...props }: SelectProps) {
  const { frame, control, rest } = useField(props);
  return (
    <FieldFrame {...frame}>
      <span className="relative block">
        <select
          {...control}
          className="control appearance-none pe-10"
          {...(placeholder !== undefined && rest.value === undefined ? { defaultValue: '' } : {})}
          {...rest}
        >
          {placeholder !== undefined ? <option value="">{placeholder}</option> : null}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          className="pointer-events-none absolute end-3.5 top-1/2 size-4.5 -translate-y-1/2 text-ink-600"
        />
      </span>
    </FieldFrame>
  );
}

export function CheckboxField(props: Props<'input'>) {
  const { frame, control, rest } = useField(props);
  const { id, label, hint, error, required, className } = frame;
  return (
    <div className={className}>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
        <input
          {...control}
          type="checkbox"
          className="mt-0.5 size-5.5 shrink-0 cursor-pointer rounded-[3px] accent-lagoon focus-visible:outline-offset-2"
          {...rest}
        />
        <span className="text-[1rem] leading-normal">
          {label}
          {required ? <RequiredMark /> : null}
        </span>
      </label>
      <div className="ps-8.5 [&>p]:mt-0">
        <FieldNotes id={id} hint={hint} error={error} />
      </div>
    </div>
  );
}

type SliderProps = Props<'input'> & { min: number; max: number; step: number; unit?: string; shown?: string };

// `shown` is the value in words ("$75,000"); pass it from the form's watched value.
export function SliderField({ unit, shown, ...props }: SliderProps) {
  const { frame, control, rest } = useField(props);
  const words = shown ?? (rest.value === undefined ? undefined : `${rest.value}${unit ? ` ${unit}` : ''}`);
  const aside = words ? (
    <output htmlFor={frame.id} className="font-medium text-ink tabular-nums">
      {words}
    </output>
  ) : null;
  return (
    <FieldFrame {...frame} aside={aside}>
      <input
        {...control}
        type="range"
        aria-valuetext={words}
        className="slider block h-11 w-full cursor-pointer"
        style={sliderShare(Number(rest.value), props)}
        {...rest}
      />
    </FieldFrame>
  );
}

type FieldSetProps = Omit<FieldWords, 'label'> & {
  id?: string;
  legend: ReactNode;
  className?: string;
  children: ReactNode;
};

export function FieldSet({ id, legend, hint, error, required, className, children }: FieldSetProps) {
  const own = useId();
  const key = id ?? own;
  return (
    <fieldset id={id} className={className} aria-describedby={describedBy(key, hint, error)}>
      <legend className="mb-1 font-medium text-small">
        {legend}
        {required ? <RequiredMark /> : null}
      </legend>
      {children}
      <FieldNotes id={key} hint={hint} error={error} />
    </fieldset>
  );
}
