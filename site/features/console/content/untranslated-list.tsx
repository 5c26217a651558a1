import { spanishPath, type UntranslatedSentence } from '#domain/console/untranslated.ts';
import { useWords } from '../words.ts';
import { DOCUMENTS } from './answers.ts';
import { contentPlaceOf } from './content-place.ts';

/** What Spanish readers get in English; each leads to the field in which its Spanish is written. */
export function UntranslatedList({ sentences }: { sentences: readonly UntranslatedSentence[] }) {
  return (
    <ul className="divide-y divide-sand border-sand border-b">
      {sentences.map((one) => (
        <Sentence key={one.sentence} {...one} />
      ))}
    </ul>
  );
}

function Sentence({ part, sentence, field }: UntranslatedSentence) {
  const { CONTENT_DESK } = useWords();
  const document = DOCUMENTS.find((name) => name === field?.document);
  const place =
    document && field
      ? contentPlaceOf(document, spanishPath(field.path))
      : contentPlaceOf('spanish', sentence);
  return (
    <li className="ps-4">
      <a href={place} className="block py-2.5 hover:bg-foam">
        <span className="block text-fine text-ink-600">
          {document ? CONTENT_DESK.documents[document].name : part}
        </span>
        <span className="line-clamp-2 text-small underline underline-offset-4">{sentence}</span>
      </a>
    </li>
  );
}
