const LENGTH = 8;

/** What a visitor names when they write or call about an estimate; it stands in both mails. */
export const estimateReference = (id: string): string =>
  `E-${id.replaceAll('-', '').slice(-LENGTH).toUpperCase()}`;

const REFERENCE = new RegExp(`^(?:e[-\\s]*)?([0-9a-f]{${LENGTH}})$`, 'i');

/** The end of the id that a reference names, as it is stored; nothing for other words. */
export const idEndingIn = (reference: string): string | undefined =>
  REFERENCE.exec(reference.trim())?.[1]?.toLowerCase();
