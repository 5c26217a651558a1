import type { Content } from '#content/content.ts';
import { wordsContext } from '#site/words.tsx';

/** What the gallery, the uploads and the viewer say, out of the served version. */
export const panoramaWords = ({ panorama, panoramas }: Content) => ({
  GALLERY: panorama.PANORAMA_GALLERY,
  UPLOADING: panorama.PANORAMA_UPLOADING,
  VIEWER: panorama.PANORAMA_VIEWER,
  PANORAMAS: panoramas.PANORAMAS,
});
export type PanoramaWords = ReturnType<typeof panoramaWords>;
export const { WordsProvider, useWords } = wordsContext<PanoramaWords>();
