import { useState } from 'react';
import { fillReply, missingIn, type ReplyTemplate, replyValues } from '#domain/console/reply.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { useNoteDraft } from '../note-draft.ts';
import { useWords } from '../words.ts';

type Item = Record<string, unknown>;
type Written = { subject: string; body: string };

/** What is being written to somebody. It outlives a closed entry; a template that was put in can be taken back. */
export function useReply(kind: string, item: Item) {
  const { brand, STUDIO_ZONE } = useWords();
  const id = String(item.id);
  const [subject, setSubject] = useNoteDraft('reply-subject', `${kind}/${id}`);
  const [body, setBody] = useNoteDraft('reply', `${kind}/${id}`);
  const [before, setBefore] = useState<Written & { title: string }>();
  const values = replyValues(item, {
    studio: brand,
    zone: STUDIO_ZONE,
    toDesign: (slug) => `${window.location.origin}${ROUTES.designTool}?d=${slug}`,
  });
  const put = (next: Written) => {
    setSubject(next.subject);
    setBody(next.body);
  };
  return {
    name: values.name ?? String(item.email),
    subject,
    body,
    begun: subject !== '' || body !== '',
    missing: missingIn(subject, body),
    inserted: before?.title,
    setSubject,
    setBody,
    /** Takes the place of what was there, which the way back brings again. */
    insert: (template: ReplyTemplate) => {
      setBefore({ subject, body, title: template.title });
      put({ subject: fillReply(template.subject, values), body: fillReply(template.body, values) });
    },
    undo: () => {
      if (before) put(before);
      setBefore(undefined);
    },
    clear: () => {
      put({ subject: '', body: '' });
      setBefore(undefined);
    },
  };
}
export type Reply = ReturnType<typeof useReply>;
