import type { Content } from '#content/content.ts';
import { DEFAULT_CONTENT } from '#content/default-content.ts';
import { fillFigures } from '#content/fill-figures.ts';

/** The content that pages are rendered from at this moment, and its number: what the code brings along is version 0. */
export interface ServedContent {
  readonly version: number;
  readonly content: Content;
  serve(version: number, content: Content): void;
  onChange(listener: () => void): void;
}

export const servedContent = (): ServedContent => {
  let served = { version: 0, content: DEFAULT_CONTENT };
  const listeners: (() => void)[] = [];
  return {
    get version() {
      return served.version;
    },
    get content() {
      return served.content;
    },
    serve(version, content) {
      // Two readers may end in the wrong order; an older version never takes the place of a newer one.
      if (version <= served.version) return;
      served = { version, content: fillFigures(content) };
      for (const listener of listeners) listener();
    },
    onChange: (listener) => void listeners.push(listener),
  };
};
