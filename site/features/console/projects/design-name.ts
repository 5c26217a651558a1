import { DESIGN_ID } from '#domain/design/design-answer.ts';

/** The name of a stored design out of what somebody pasted: its link, or the name alone. */
export const designNameIn = (pasted: string): string | undefined => {
  const text = pasted.trim();
  if (DESIGN_ID.test(text)) return text;
  const query = new URLSearchParams(/\?([^#]*)/.exec(text)?.[1]);
  const name = query.get('d') ?? query.get('design') ?? '';
  return DESIGN_ID.test(name) ? name : undefined;
};
