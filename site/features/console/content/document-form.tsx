import type { ComponentProps } from 'react';
import { classes } from '#site/ui/classes.ts';
import { useWords } from '../words.ts';
import type { FieldSchema, Json } from './answers.ts';
import { useEditing } from './editing.ts';
import { FieldNode } from './field-node.tsx';
import { Fields } from './group.tsx';
import { hasEntries } from './list-moves.ts';
import { isGroup, isObject, joinPath, shownProperties } from './values.ts';

type ValueProps = { schema: FieldSchema; value: Json };
/** `wide`: each field has its Spanish beside it. */
type FormProps = ValueProps & { wide: boolean } & Pick<ComponentProps<'form'>, 'onFocus' | 'onBlur'>;
type Part = { title: string | undefined; path: string; names: string[] };

// Fields that stand alone between two groups form a part without a heading.
function partsOf(schema: FieldSchema): Part[] {
  const parts: Part[] = [];
  for (const [name, field] of shownProperties(schema)) {
    const last = parts.at(-1);
    if (isGroup(field) || hasEntries(field)) parts.push({ title: field.title, path: name, names: [name] });
    else if (last && last.title === undefined) last.names.push(name);
    else parts.push({ title: undefined, path: name, names: [name] });
  }
  return parts;
}

const only = (schema: FieldSchema, names: readonly string[]): FieldSchema => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(schema.properties ?? {}).filter(([name]) => names.includes(name)),
  ),
});

// With fewer, all of them can be seen at once.
const MANY_PARTS = 3;

/** A document's form, part by part; every part is saved as it is typed. */
export function DocumentForm({ schema, value, wide, onFocus, onBlur }: FormProps) {
  const parts = partsOf(schema);
  const titled = parts.filter(({ title }) => title !== undefined);
  return (
    <form
      noValidate
      onSubmit={(event) => event.preventDefault()}
      onFocus={onFocus}
      onBlur={onBlur}
      className={classes('mt-6', wide ? 'max-w-5xl' : 'max-w-3xl')}
    >
      {titled.length >= MANY_PARTS ? <Jump parts={titled} /> : null}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        {parts.map(({ title, path, names }) =>
          title === undefined ? (
            <Fields
              key={path}
              schema={only(schema, names)}
              value={value}
              path=""
              depth={0}
              FieldNode={FieldNode}
            />
          ) : (
            <Whole key={path} schema={schema} value={value} name={path} />
          ),
        )}
      </div>
    </form>
  );
}

function Whole({ schema, value, name }: ValueProps & { name: string }) {
  const field = schema.properties?.[name];
  const inside = isObject(value) ? value[name] : undefined;
  if (!field || inside === undefined) return null;
  return <FieldNode schema={field} value={inside} path={joinPath('', name)} depth={0} />;
}

function Jump({ parts }: { parts: readonly Part[] }) {
  const { CONTENT_DESK } = useWords();
  const { reveal } = useEditing();
  return (
    <nav aria-label={CONTENT_DESK.jump} className="mb-6">
      <ul className="flex flex-wrap gap-2">
        {parts.map(({ title, path }) => (
          <li key={path}>
            <button
              type="button"
              onClick={() => reveal(path)}
              className="min-h-11 rounded-full border border-sand px-4 text-small hover:border-lagoon hover:bg-foam"
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
