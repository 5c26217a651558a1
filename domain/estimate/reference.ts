/** What a visitor names when they write or call about an estimate; it stands in both mails. */
export const estimateReference = (id: string): string =>
  `E-${id.replaceAll('-', '').slice(-8).toUpperCase()}`;
