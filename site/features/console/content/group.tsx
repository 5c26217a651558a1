import type { ComponentType } from 'react';
import { describedBy, FieldNotes } from '#site/ui/field-frame.tsx';
import { Heading } from '#site/ui/section.tsx';
import type { FieldSchema } from './answers.ts';
import { errorAt, fieldId, useEditing } from './editing.ts';
import type { NodeProps } from './field-node.tsx';
import { isGroup, isObject, isPicture, joinPath, shownProperties } from './values.ts';

type Draws = { FieldNode: ComponentType<NodeProps> };

export const levelAt = (depth: number) => ([2, 3, 4] as const)[Math.min(depth, 2)] ?? 4;

/** A fieldset under its heading. */
export function Group({ schema, value, path, depth, FieldNode }: NodeProps & Draws) {
  const editing = useEditing();
  const id = fieldId(path);
  const { error } = errorAt(editing, path);
  return (
    <fieldset aria-describedby={describedBy(id, schema.description, error)} className="min-w-0">
      {schema.title ? (
        <legend className="mb-1">
          <Heading level={levelAt(depth)} size={depth === 0 ? 'subheading' : 'small'} id={id} tabIndex={-1}>
            {schema.title}
          </Heading>
        </legend>
      ) : null}
      <div className="-mt-1.5 [&>p]:mb-1 [&>p]:text-small">
        <FieldNotes id={id} hint={schema.description} {...(error ? { error } : {})} />
      </div>
      <Fields
        schema={schema}
        value={value}
        path={path}
        depth={schema.title ? depth + 1 : depth}
        FieldNode={FieldNode}
      />
    </fieldset>
  );
}

const SHORT = 60;

// A number, a time or a choice never needs the whole width.
const isNarrow = ({ type, control, enum: choices }: FieldSchema) =>
  type === 'number' ||
  type === 'integer' ||
  Boolean(choices) ||
  ['date', 'time', 'moment'].includes(control ?? '');

const isShort = (schema: FieldSchema) => {
  if (isGroup(schema) || isPicture(schema) || schema.type !== 'string' || schema.control === 'text')
    return false;
  // Its Spanish stands beside it.
  if (schema.spoken) return false;
  return (schema.maxLength ?? SHORT + 1) <= SHORT;
};

/** Two short fields in a row stand side by side where there is room; a single one is as wide as the others. */
function widthsOf(fields: readonly FieldSchema[]): ('half' | 'whole')[] {
  const halves = fields.map((field) => isNarrow(field) || isShort(field));
  let column = 0;
  return fields.map((field, index) => {
    const paired = column === 1 || halves[index + 1] || isNarrow(field);
    const half = halves[index] && paired;
    column = half ? 1 - column : 0;
    return half ? 'half' : 'whole';
  });
}

/** The fields of a group, one after the other. */
export function Fields({ schema, value, path, depth, FieldNode }: NodeProps & Draws) {
  if (!isObject(value)) return null;
  const fields = shownProperties(schema);
  const widths = widthsOf(fields.map(([, field]) => field));
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-5 sm:grid-cols-[repeat(2,minmax(0,1fr))]">
      {fields.map(([name, field], index) => {
        const inside = value[name];
        if (inside === undefined) return null;
        return (
          <div key={name} className={widths[index] === 'half' ? undefined : 'sm:col-span-2'}>
            <FieldNode schema={field} value={inside} path={joinPath(path, name)} depth={depth} />
          </div>
        );
      })}
    </div>
  );
}
