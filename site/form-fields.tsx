import { type ComponentProps, Fragment, type ReactNode } from 'react';
import type { Control } from '#domain/site/form-controls.ts';
import { namesOf } from '#domain/words/names-of.ts';
import { type FieldSource, fieldId } from './field-source.ts';
import { classes } from './ui/classes.ts';
import { CheckboxField, FieldSet, SelectField, TextAreaField, TextField } from './ui/field.tsx';

export type FieldWords<Name extends string> = {
  labels: Readonly<Record<Name, string>>;
  placeholders?: Readonly<Partial<Record<Name, string>>>;
  hints?: Readonly<Partial<Record<Name, string>>>;
};

type FormFieldsProps<Name extends string> = FieldSource<Name> & {
  /** In the order of the page. */
  controls: Readonly<Partial<Record<Name, Control>>>;
  words: FieldWords<NoInfer<Name>>;
  /** What stands in place of a field that is more than a control. */
  special?: Partial<Record<Name, ReactNode>>;
  /** Of a line, a number or a day. */
  attributes?: Partial<Record<Name, ComponentProps<'input'>>>;
};

const SPANS = {
  2: 'sm:col-span-2',
  3: 'sm:col-span-3',
  4: 'sm:col-span-4',
  5: 'sm:col-span-5',
  12: 'sm:col-span-12',
} as const;
const LISTS = {
  2: 'grid grid-cols-2 gap-x-4 max-[22.5rem]:grid-cols-1 sm:gap-x-6',
  4: 'grid grid-cols-2 gap-x-4 max-[22.5rem]:grid-cols-1 sm:grid-cols-4',
} as const;

/** A form's fields as its controls say, whether script runs it or the server gives it back. */
export function FormFields<Name extends string>(props: FormFieldsProps<Name>) {
  const { controls, words, special, attributes, field, error, ticked } = props;
  return namesOf(controls).map((name) => {
    const control = controls[name];
    if (!control) return null;
    if (special && name in special) return <Fragment key={name}>{special[name]}</Fragment>;
    return (
      <FormField
        key={name}
        control={control}
        attributes={attributes?.[name]}
        ticked={ticked?.(name)}
        field={field(name)}
        common={{
          label: words.labels[name],
          placeholder: words.placeholders?.[name],
          hint: words.hints?.[name],
          error: error(name),
          required: control.required,
        }}
      />
    );
  });
}

type FormFieldProps = {
  control: Control;
  field: ReturnType<FieldSource<string>['field']>;
  common: { label: string; placeholder?: string; hint?: string; error?: string; required?: boolean };
  attributes?: ComponentProps<'input'>;
  ticked?: readonly string[];
};

function FormField({ control, field, common, attributes, ticked }: FormFieldProps) {
  const { placeholder, ...words } = common;
  const className = control.span && SPANS[control.span];
  switch (control.kind) {
    case 'line':
      return <TextField {...common} className={className} {...control.input} {...attributes} {...field} />;
    case 'number':
      return (
        <TextField
          {...common}
          className={className}
          type="number"
          inputMode="decimal"
          min={0}
          step={control.step}
          // Scrolling over a number must not change it.
          onWheel={(event) => event.currentTarget.blur()}
          {...control.input}
          {...attributes}
          {...field}
        />
      );
    case 'day':
      return <TextField {...common} className={className} type="date" {...attributes} {...field} />;
    case 'text':
      return <TextAreaField {...common} className={className} rows={control.rows ?? 5} {...field} />;
    case 'choice':
      return <SelectField {...common} className={className} options={control.options} {...field} />;
    case 'tick':
      return <CheckboxField {...words} className={classes(className, 'self-end')} {...field} />;
    case 'list':
      return (
        <FieldSet id={fieldId(field.name)} legend={words.label} hint={words.hint} className={className}>
          <div className={LISTS[control.columns ?? 2]}>
            {control.options.map(({ value, label }) => (
              <CheckboxField
                key={value}
                label={label}
                value={value}
                {...field}
                id={undefined}
                defaultValue={undefined}
                defaultChecked={ticked?.includes(value)}
              />
            ))}
          </div>
        </FieldSet>
      );
  }
}
