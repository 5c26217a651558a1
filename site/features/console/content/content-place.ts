import { useEffect, useState } from 'react';
import { DOCUMENTS, type DocumentName } from './answers.ts';

// Where one stands in the page "Content": all documents, one of them, or a field of it.

export type ContentPlace = { document?: DocumentName; field?: string };

const PLACE = /^#content(?:\/(\w+))?(?:\?(.*))?$/;

export const contentPlaceFrom = (hash: string): ContentPlace => {
  const [, name, query] = PLACE.exec(hash) ?? [];
  const document = DOCUMENTS.find((one) => one === name);
  const field = new URLSearchParams(query).get('field');
  if (!document) return {};
  return field ? { document, field } : { document };
};

export const contentPlaceOf = (document?: DocumentName, field?: string) => {
  if (!document) return '#content';
  return `#content/${document}${field ? `?${new URLSearchParams({ field })}` : ''}`;
};

export function useContentPlace(): ContentPlace {
  const [place, setPlace] = useState(() => contentPlaceFrom(window.location.hash));
  useEffect(() => {
    const follow = () => setPlace(contentPlaceFrom(window.location.hash));
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return place;
}
