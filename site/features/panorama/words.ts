import type { Content } from '#content/content.ts';
import type { Design } from '#domain/design/design.ts';
import { estimateDesign } from '#domain/design/estimate.ts';
import { drawnLink } from '#domain/site/design-tool-link.ts';
import { fill } from '#domain/words/fill.ts';
import { dollars } from '#domain/words/money.ts';
import { likeWords } from '#site/like-this.ts';
import { wordsContext } from '#site/words.tsx';

/** The built-in designs, each with its size, its price and the way to one like it: its project is of the same name. */
export const panoramasOf = (content: Content) =>
  content.panoramas.PANORAMAS.map((panorama) => {
    const project = content.projects.find(({ slug }) => slug === panorama.id);
    if (!project) return panorama;
    const like = drawnLink(likeWords(content, project));
    return { ...panorama, like, ...(project.design ? { facts: factsOf(content, project.design) } : {}) };
  });

const factsOf = ({ panorama, prices }: Content, design: Design) =>
  fill(panorama.PANORAMA_GALLERY.facts, {
    length: design.lengthFt,
    width: design.widthFt,
    price: dollars(estimateDesign(prices, design).totalLow),
  });

/** What the gallery, the uploads and the viewer say, out of the served version. */
export const panoramaWords = (content: Content) => ({
  GALLERY: content.panorama.PANORAMA_GALLERY,
  UPLOADING: content.panorama.PANORAMA_UPLOADING,
  VIEWER: content.panorama.PANORAMA_VIEWER,
  // What their cards say stands in the page already.
  PANORAMAS: panoramasOf(content).map(({ description: _, features: __, facts: ___, ...shown }) => shown),
});
export const { withWords, useWords } = wordsContext<ReturnType<typeof panoramaWords>>();
