import type { Content } from '#content/content.ts';
import { drawnLink } from '#domain/site/design-tool-link.ts';
import { likeWords } from '#site/like-this.ts';
import { wordsContext } from '#site/words.tsx';

/** The built-in designs, each with the way to one like it: its project is of the same name. */
export const panoramasOf = (content: Content) =>
  content.panoramas.PANORAMAS.map((design) => {
    const project = content.projects.find(({ slug }) => slug === design.id);
    return project ? { ...design, like: drawnLink(likeWords(content, project)) } : design;
  });

/** What the gallery, the uploads and the viewer say, out of the served version. */
export const panoramaWords = (content: Content) => ({
  GALLERY: content.panorama.PANORAMA_GALLERY,
  UPLOADING: content.panorama.PANORAMA_UPLOADING,
  VIEWER: content.panorama.PANORAMA_VIEWER,
  // What their cards say stands in the page already.
  PANORAMAS: panoramasOf(content).map(({ description: _, features: __, ...shown }) => shown),
});
export const { withWords, useWords } = wordsContext<ReturnType<typeof panoramaWords>>();
