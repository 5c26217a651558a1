import { kindOf, type ListKind } from '#domain/console/kinds.ts';

type Item = Record<string, unknown>;

// The visitor's own words, or what they made with the controls.
const designName = (design: unknown): string | undefined => {
  const { words, style, lengthFt, widthFt }: Item = design && typeof design === 'object' ? { ...design } : {};
  if (typeof words === 'string' && words) return words.length > 90 ? `${words.slice(0, 90)}…` : words;
  return style ? `${style}, ${lengthFt} × ${widthFt} ft` : undefined;
};

export const entryName = (kind: ListKind, item: Item): string =>
  designName(item.design) ??
  kindOf(kind).title.replaceAll(/\{(\w+)\}/g, (_place, name: string) => String(item[name]));
