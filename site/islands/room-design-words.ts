import type { Content } from '#content/content.ts';
import { compareWords } from '#site/design-compare/words.ts';
import { configuratorWords } from '#site/features/configurator/words.ts';
import { wordsContext } from '#site/words.tsx';

/** What a delivered design says in the room, its comparison, and the workbench it can be changed on. */
export const roomDesignWords = (content: Content) => ({
  ...content.designCompare.ROOM_DESIGN,
  wishing: content.designCompare.DESIGN_WISH,
  viewer: content.drawingViewer.DRAWING_VIEWER,
  compare: compareWords(content),
  configurator: configuratorWords(content),
});
export type RoomDesignWords = ReturnType<typeof roomDesignWords>;
export const { WordsProvider: DesignWordsProvider, useWords: useDesignWords } =
  wordsContext<RoomDesignWords>();
