import { memo } from 'react';
import { CheckboxField, FieldSet, SelectField } from '#site/ui/field.tsx';
import type { FieldSchema, Json } from './answers.ts';
import { errorAt, fieldId, useEditing } from './editing.ts';
import { EntryList } from './entry-list.tsx';
import { Group } from './group.tsx';
import { LineList } from './line-list.tsx';
import { PictureField } from './picture-field.tsx';
import { WithSpanish } from './spanish-field.tsx';
import { FieldLabel, LineControl, MomentControl, NumberControl, TextControl } from './text-control.tsx';
import { isGroup, isHidden, isObject, isPicture } from './values.ts';

export type NodeProps = { schema: FieldSchema; value: Json; path: string; depth: number };

/** A field, a group or a list, as its schema asks for; drawn again only when its own value changed. */
export const FieldNode = memo(function FieldNode(props: NodeProps) {
  const { schema } = props;
  if (isHidden(schema)) return null;
  if (isPicture(schema)) return <PictureNode {...props} />;
  if (isGroup(schema)) return <Group {...props} FieldNode={FieldNode} />;
  if (schema.type === 'array') return <ListNode {...props} />;
  if (schema.type === 'boolean') return <TickNode {...props} />;
  if (schema.enum) return <ChoiceNode {...props} />;
  const control = { ...props, label: schema.title ?? '' };
  if (schema.type === 'number' || schema.type === 'integer') return <NumberControl {...control} />;
  if (schema.control === 'moment') return <MomentControl {...control} />;
  return (
    <WithSpanish schema={schema} text={String(props.value ?? '')} path={props.path} label={control.label}>
      {schema.control === 'text' ? <TextControl {...control} /> : <LineControl {...control} />}
    </WithSpanish>
  );
});

function ListNode(props: NodeProps) {
  const { items } = props.schema;
  if (items?.enum) return <ChoicesNode {...props} choices={items.enum} labels={items.choices ?? {}} />;
  return items && isGroup(items) ? <EntryList {...props} FieldNode={FieldNode} /> : <LineList {...props} />;
}

function PictureNode({ schema, value, path }: NodeProps) {
  const editing = useEditing();
  const { file = '', alt = '' } = isObject(value) ? value : {};
  const { error: own } = errorAt(editing, path);
  const fileError = errorAt(editing, `${path}.file`).error ?? own;
  const altError = errorAt(editing, `${path}.alt`).error;
  return (
    <PictureField
      id={fieldId(path)}
      label={schema.title ?? ''}
      {...(schema.description ? { hint: schema.description } : {})}
      {...(schema.optional ? { optional: true } : {})}
      value={{ file: String(file), alt: String(alt) }}
      onChange={(next) => editing.keeper.change(path, { ...(isObject(value) ? value : {}), ...next })}
      described={(field) => (
        <WithSpanish
          schema={{ spoken: true }}
          text={String(alt)}
          path={`${path}.alt`}
          label={schema.title ?? ''}
        >
          {field}
        </WithSpanish>
      )}
      errors={{ ...(fileError ? { file: fileError } : {}), ...(altError ? { alt: altError } : {}) }}
    />
  );
}

function TickNode({ schema, value, path }: NodeProps) {
  const editing = useEditing();
  return (
    <CheckboxField
      id={fieldId(path)}
      label={schema.title ?? ''}
      hint={schema.description}
      checked={value === true}
      onChange={(event) => editing.keeper.change(path, event.target.checked)}
      {...errorAt(editing, path)}
    />
  );
}

function ChoiceNode({ schema, value, path }: NodeProps) {
  const editing = useEditing();
  return (
    <SelectField
      id={fieldId(path)}
      label={<FieldLabel label={schema.title ?? ''} optional={schema.optional} />}
      hint={schema.description}
      options={(schema.enum ?? []).map((one) => ({ value: one, label: schema.choices?.[one] ?? one }))}
      // Nothing is chosen yet in a new entry: the first choice must not look as if it were.
      {...(schema.enum?.includes(String(value ?? '')) ? {} : { placeholder: '' })}
      value={String(value ?? '')}
      onChange={(event) => editing.keeper.change(path, event.target.value)}
      {...errorAt(editing, path)}
    />
  );
}

type ChoicesProps = NodeProps & { choices: string[]; labels: Record<string, string> };

function ChoicesNode({ schema, value, path, choices, labels }: ChoicesProps) {
  const editing = useEditing();
  const chosen = Array.isArray(value) ? value : [];
  return (
    <FieldSet
      id={`${fieldId(path)}-set`}
      legend={schema.title ?? ''}
      hint={schema.description}
      {...errorAt(editing, path)}
    >
      <div className="flex flex-wrap gap-x-5">
        {choices.map((choice, index) => (
          <CheckboxField
            key={choice}
            id={index === 0 ? fieldId(path) : undefined}
            label={labels[choice] ?? choice}
            checked={chosen.includes(choice)}
            onChange={({ target }) => {
              const keeps = (one: string) => (one === choice ? target.checked : chosen.includes(one));
              editing.keeper.change(path, choices.filter(keeps));
            }}
          />
        ))}
      </div>
    </FieldSet>
  );
}
