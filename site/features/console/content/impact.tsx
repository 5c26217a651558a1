import { useQuery } from '@tanstack/react-query';
import { counted, fill } from '#domain/words/fill.ts';
import { Spinner } from '#site/ui/spinner.tsx';
import { read } from '../staff-calls.ts';
import { type ConsoleWords, useWords } from '../words.ts';
import { type DocumentName, documentUrl, type Impact, impactSchema, previewUrl } from './answers.ts';

export const IMPACT_KEY = ['console', 'impact'];

type Words = ConsoleWords['CONTENT_DESK'];

/** "on 5 pages, in what search engines read and in 2 emails" */
function impactWords(words: Words, { pages, structuredData, mails, papers }: Impact): string {
  const places = [
    pages.length > 0 ? counted(words.impactPages, pages.length) : '',
    structuredData.length > 0 ? words.impactData : '',
    mails.length > 0 ? counted(words.impactMails, mails.length) : '',
    papers.length > 0 ? counted(words.impactPapers, papers.length) : '',
  ].filter(Boolean);
  const last = places.pop();
  if (!last) return words.impactNone;
  const all = places.length > 0 ? `${places.join(', ')} ${words.and} ${last}` : last;
  return fill(words.impactShown, { places: all });
}

/** Where a draft shows, found out by rendering everything with it and without it. */
export function ImpactPart({ name, stamp }: { name: DocumentName; stamp: string }) {
  const { CONTENT_DESK } = useWords();
  const query = useQuery({
    queryKey: [...IMPACT_KEY, name, stamp],
    queryFn: ({ signal }) => read(impactSchema, `${documentUrl(name)}/impact`, { signal }),
    gcTime: 0,
  });
  if (query.isPending)
    return (
      <p className="mt-2 flex items-center gap-3 text-small" role="status">
        <Spinner /> {CONTENT_DESK.impactLoading}
      </p>
    );
  if (!query.data) return <p className="mt-2 text-small">{CONTENT_DESK.impactFailed}</p>;
  return (
    <div className="mt-2 text-small" role="status">
      <p>{impactWords(CONTENT_DESK, query.data)}</p>
      <Names impact={query.data} />
    </div>
  );
}

type Shown = { title: string; address?: string };
const named = (title: string): Shown => ({ title });

// With the draft in place: that is what is about to be published.
const PageLink = ({ title, address }: Required<Shown>) => (
  <a href={previewUrl(address)} target="_blank" rel="noopener" className="text-link inline-block py-1">
    {title}
  </a>
);

function Names({ impact }: { impact: Impact }) {
  const { CONTENT_DESK } = useWords();
  const parts: [string, Shown[]][] = [
    [CONTENT_DESK.impactParts.pages, impact.pages],
    [CONTENT_DESK.impactParts.structuredData, impact.structuredData],
    [CONTENT_DESK.impactParts.mails, impact.mails.map(named)],
    [CONTENT_DESK.impactParts.papers, impact.papers.map(named)],
  ];
  const told = parts.filter(([, places]) => places.length > 0);
  if (told.length === 0) return null;
  return (
    <details className="mt-1">
      <summary className="min-h-11 cursor-pointer py-2.5 text-lagoon">{CONTENT_DESK.impactNames}</summary>
      <dl className="grid gap-2">
        {told.map(([title, places]) => (
          <div key={title}>
            <dt className="font-medium">{title}</dt>
            <dd>
              <ul className="flex flex-wrap gap-x-4 text-ink-600">
                {places.map(({ title, address }) => (
                  <li key={title}>{address ? <PageLink title={title} address={address} /> : title}</li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
