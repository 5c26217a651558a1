import { DEFAULT_CONTENT } from '#content/default-content.ts';
import { planFor } from '#domain/design/checklist.ts';
import { packUrl, pictureUrl, progressUrl, type StoredDesignAnswer } from '#domain/design/design-answer.ts';
import { estimateDesign } from '#domain/design/estimate.ts';
import { specsOf } from '#domain/design/specs.ts';
import { ROUTES } from '#domain/site/routes.ts';
import type { StoredDesign } from './store.ts';

export const shareLink = (siteUrl: string, slug: string) => `${siteUrl}${ROUTES.designTool}?d=${slug}`;

// Everything about a stored design that its page shows.
export function designResponse(
  { slug, hash, design, answeredBy }: StoredDesign,
  siteUrl: string,
): StoredDesignAnswer {
  return {
    id: slug,
    design,
    specs: specsOf(design),
    estimate: estimateDesign(DEFAULT_CONTENT.prices, design),
    plan: planFor(design),
    imageUrl: pictureUrl(hash),
    previewUrl: `${pictureUrl(hash)}?preview`,
    answeredBy,
    links: {
      share: shareLink(siteUrl, slug),
      pack: packUrl(slug),
      progress: progressUrl(slug),
      panorama: `${ROUTES.panorama}?design=${slug}`,
    },
  };
}
