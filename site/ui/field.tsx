import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import {
  CONTROL,
  describedBy,
  FieldFrame,
  FieldNotes,
  type FieldWords,
  RequiredMark,
} from './field-frame.tsx';
import { Icon } from './icon.tsx';

// Native controls, ready for `register`: every field keeps its `name`. `required` shows the asterisk and tells
// assistive technology; the words of a refusal come from our own schemas, never from the browser.

type Props<Tag extends 'input' | 'textarea' | 'select'> = FieldWords & Omit<ComponentProps<Tag>, 'required'>;

export function TextField({ label, hint, error, required, className, id, ...rest }: Props<'input'>) {
  const own = useId();
  const key = id ?? own;
  return (
    <FieldFrame id={key} {...{ label, hint, error, required, className }}>
      <input
        id={key}
        type="text"
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(key, hint, error)}
        className={CONTROL}
        {...rest}
      />
    </FieldFrame>
  );
}

export function TextAreaField({ label, hint, error, required, className, id, ...rest }: Props<'textarea'>) {
  const own = useId();
  const key = id ?? own;
  return (
    <FieldFrame id={key} {...{ label, hint, error, required, className }}>
      <textarea
        id={key}
        rows={5}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(key, hint, error)}
        className={classes(CONTROL, 'min-h-[7.5rem] resize-y leading-relaxed')}
        {...rest}
      />
    </FieldFrame>
  );
}

export type SelectOption = { value: string; label: string };
type SelectProps = Props<'select'> & { options: readonly SelectOption[]; placeholder?: string };

export function SelectField(props: SelectProps) {
  const { label, hint, error, required, className, id, options, placeholder, ...rest } = props;
  const own = useId();
  const key = id ?? own;
  return (
    <FieldFrame id={key} {...{ label, hint, error, required, className }}>
      <span className="relative block">
        <select
          id={key}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(key, hint, error)}
          className={classes(CONTROL, 'appearance-none pe-10')}
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

export function CheckboxField({ label, hint, error, required, className, id, ...rest }: Props<'input'>) {
  const own = useId();
  const key = id ?? own;
  return (
    <div className={className}>
      <label htmlFor={key} className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
        <input
          id={key}
          type="checkbox"
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(key, hint, error)}
          className="mt-0.5 size-5.5 shrink-0 cursor-pointer rounded-[3px] accent-lagoon focus-visible:outline-offset-2"
          {...rest}
        />
        <span className="text-[1rem] leading-normal">
          {label}
          {required ? <RequiredMark /> : null}
        </span>
      </label>
      <div className="ps-8.5 [&>p]:mt-0">
        <FieldNotes id={key} hint={hint} error={error} />
      </div>
    </div>
  );
}

type SliderProps = Props<'input'> & { min: number; max: number; step: number; unit?: string; shown?: string };

// `shown` is the value in words ("$75,000"); pass it from the form's watched value.
export function SliderField(props: SliderProps) {
  const { label, hint, error, required, className, id, unit, shown, ...rest } = props;
  const own = useId();
  const key = id ?? own;
  const words = shown ?? (rest.value === undefined ? undefined : `${rest.value}${unit ? ` ${unit}` : ''}`);
  const aside = words ? (
    <output htmlFor={key} className="font-medium text-ink tabular-nums">
      {words}
    </output>
  ) : null;
  return (
    <FieldFrame id={key} {...{ label, hint, error, required, className, aside }}>
      <input
        id={key}
        type="range"
        aria-valuetext={words}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(key, hint, error)}
        className="slider block h-11 w-full cursor-pointer"
        {...rest}
      />
    </FieldFrame>
  );
}

type FieldSetProps = {
  id?: string;
  legend: ReactNode;
  hint?: ReactNode;
  error?: string;
  required?: boolean;
  className?: string;
};

export function FieldSet({
  id,
  legend,
  hint,
  error,
  required,
  className,
  children,
}: FieldSetProps & { children: ReactNode }) {
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
