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

// Two short fields stand side by side where there is room.
const isShort = (schema: FieldSchema) => {
  if (isGroup(schema) || isPicture(schema) || schema.type === 'array' || schema.type === 'boolean')
    return false;
  if (schema.control === 'text') return false;
  return (
    schema.type !== 'string' ||
    Boolean(schema.enum) ||
    schema.control !== undefined ||
    (schema.maxLength ?? SHORT + 1) <= SHORT
  );
};

/** The fields of a group, one after the other. */
export function Fields({ schema, value, path, depth, FieldNode }: NodeProps & Draws) {
  if (!isObject(value)) return null;
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-5 sm:grid-cols-[repeat(2,minmax(0,1fr))]">
      {shownProperties(schema).map(([name, field]) => {
        const inside = value[name];
        if (inside === undefined) return null;
        return (
          <div key={name} className={isShort(field) ? undefined : 'sm:col-span-2'}>
            <FieldNode schema={field} value={inside} path={joinPath(path, name)} depth={depth} />
          </div>
        );
      })}
    </div>
  );
}
