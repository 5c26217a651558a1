import { Fragment } from 'react';
import { phoneLink } from '#domain/site/phone.ts';

const CLASS = 'text-link [overflow-wrap:anywhere]';

/** A sentence with `{email}` and `{phone}` in it, each a link. */
export function LinkedWords({ words, email, phone }: { words: string; email: string; phone: string }) {
  const places: Record<string, { shown: string; to: string }> = {
    '{email}': { shown: email, to: `mailto:${email}` },
    '{phone}': { shown: phone, to: phoneLink(phone) },
  };
  return words.split(/(\{email\}|\{phone\})/).map((part) => {
    const place = places[part];
    return place ? (
      <a key={part} href={place.to} className={CLASS}>
        {place.shown}
      </a>
    ) : (
      <Fragment key={part}>{part}</Fragment>
    );
  });
}
