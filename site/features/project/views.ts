// Where in the room somebody is. It stands in the address's query, because behind the # stands the key.

export const SECTIONS = ['home', 'messages', 'payments', 'link'] as const;
export type RoomSection = (typeof SECTIONS)[number];
export type View = { section: RoomSection } | { versionId: string };

const VERSION = /^drawing-([0-9a-f-]{36})$/;

export const viewFrom = (search: string): View => {
  const asked = new URLSearchParams(search).get('view') ?? '';
  const versionId = VERSION.exec(asked)?.[1];
  if (versionId) return { versionId };
  return { section: SECTIONS.find((section) => section === asked) ?? 'home' };
};

export const searchOf = (view: View): string => {
  if ('versionId' in view) return `?view=drawing-${view.versionId}`;
  return view.section === 'home' ? '' : `?view=${view.section}`;
};
