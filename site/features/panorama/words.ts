import type { Content } from '#content/content.ts';
import { wordsContext } from '#site/words.tsx';

/** What the gallery, the uploads and the viewer say, out of the served version. */
export const panoramaWords = ({ panorama, panoramas }: Content) => ({
  GALLERY: panorama.PANORAMA_GALLERY,
  UPLOADING: panorama.PANORAMA_UPLOADING,
  VIEWER: panorama.PANORAMA_VIEWER,
  // What their cards say stands in the page already.
  PANORAMAS: panoramas.PANORAMAS.map(({ id, title, thumbnail, image360 }) => ({
    id,
    title,
    thumbnail,
    image360,
  })),
});
export const { withWords, useWords } = wordsContext<ReturnType<typeof panoramaWords>>();
