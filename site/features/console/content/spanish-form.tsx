import { type ComponentProps, useState } from 'react';
import { counted, fill } from '#domain/words/fill.ts';
import { Heading } from '#site/ui/section.tsx';
import { Waiting } from '../parts.tsx';
import { useWords } from '../words.ts';
import { DOCUMENTS, type Json, type Sentences } from './answers.ts';
import { contentPlaceOf } from './content-place.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import { ownSpanish } from './phrases.ts';
import type { SpanishSide } from './spanish-context.ts';
import { SpanishControl } from './spanish-field.tsx';
import { isObject } from './values.ts';

type FormProps = { keeper: DraftKeeper; value: Json; sentences: Sentences | undefined } & Pick<
  ComponentProps<'form'>,
  'onFocus' | 'onBlur'
>;

/** Every sentence without a Spanish of ours, and every one that the owner says otherwise than we do. */
export function SpanishForm({ sentences, ...form }: FormProps) {
  return sentences ? <Listed {...form} sentences={sentences} /> : <Waiting />;
}

function Listed({ keeper, value, sentences, ...events }: FormProps & { sentences: Sentences }) {
  const { CONTENT_DESK } = useWords();
  const words = CONTENT_DESK.spanish;
  // A sentence stays in its place while its Spanish is written.
  const [open] = useState(
    () => new Set(sentences.unknown.map((one) => one.sentence).filter((one) => !ownSpanish(value, one))),
  );
  const [own] = useState(() => Object.keys(isObject(value) ? value : {}).filter((one) => !open.has(one)));
  const missing = sentences.unknown.filter(({ sentence }) => open.has(sentence));
  const left = missing.filter(({ sentence }) => !ownSpanish(value, sentence)).length;
  const side: SpanishSide = { keeper, ours: sentences.ours, formerAt: () => undefined };
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()} {...events} className="mt-6 max-w-5xl">
      <Heading level={2} size="subheading">
        {words.missingTitle}
      </Heading>
      <p className="mt-1 text-ink-600 text-small" role="status">
        {left === 0 ? words.missingNone : counted(words.missing, left)}
      </p>
      <ul className="mt-3 divide-y divide-sand border-sand border-y empty:hidden">
        {missing.map(({ sentence, field, part }) => (
          <Sentence key={sentence} english={sentence} side={side} where={{ field, part }} />
        ))}
      </ul>
      {own.length > 0 ? (
        <>
          <Heading level={2} size="subheading" className="mt-10">
            {words.ownTitle}
          </Heading>
          <p className="mt-1 text-ink-600 text-small">{words.ownLead}</p>
          <ul className="mt-3 divide-y divide-sand border-sand border-y">
            {own.map((english) => (
              <Sentence key={english} english={english} side={side} />
            ))}
          </ul>
        </>
      ) : null}
    </form>
  );
}

type Where = Pick<Sentences['unknown'][number], 'field' | 'part'>;

function Sentence({ english, side, where }: { english: string; side: SpanishSide; where?: Where }) {
  const { CONTENT_DESK } = useWords();
  const document = DOCUMENTS.find((name) => name === where?.field?.document);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-2 py-4 sm:grid-cols-[repeat(2,minmax(0,1fr))]">
      <div className="min-w-0">
        <p className="mb-1.5 text-fine text-ink-600">
          {document ? (
            <a
              href={contentPlaceOf(document, where?.field?.path)}
              className="text-link"
              aria-label={fill(CONTENT_DESK.spanish.openEnglish, { english })}
            >
              {CONTENT_DESK.documents[document].name}
            </a>
          ) : (
            where?.part
          )}
        </p>
        <p className="whitespace-pre-wrap break-words">{english}</p>
      </div>
      <SpanishControl
        path={english}
        label={english}
        english={english}
        several={english.includes('\n')}
        compact={false}
        side={side}
        former={undefined}
      />
    </li>
  );
}
