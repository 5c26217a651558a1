import { planFor } from '#domain/design/checklist.ts';
import {
  makePhotographUrl,
  packUrl,
  pictureUrl,
  progressUrl,
  type StoredDesignAnswer,
} from '#domain/design/design-answer.ts';
import { estimateDesign } from '#domain/design/estimate.ts';
import { specsOf } from '#domain/design/specs.ts';
import type { Prices } from '#domain/estimate/prices.ts';
import { ROUTES } from '#domain/site/routes.ts';
import type { Config } from '#server/config.ts';
import type { StoredDesign } from './store.ts';

export const shareLink = (siteUrl: string, slug: string) => `${siteUrl}${ROUTES.designTool}?d=${slug}`;

// Everything about a stored design that its page shows.
export function designResponse(
  { slug, hash, design, answeredBy }: StoredDesign,
  prices: Prices,
  { siteUrl, images }: Pick<Config, 'siteUrl' | 'images'>,
): StoredDesignAnswer {
  return {
    id: slug,
    design,
    specs: specsOf(design),
    estimate: estimateDesign(prices, design),
    plan: planFor(design),
    imageUrl: pictureUrl(hash),
    previewUrl: `${pictureUrl(hash)}?preview`,
    answeredBy,
    links: {
      share: shareLink(siteUrl, slug),
      pack: packUrl(slug),
      progress: progressUrl(slug),
      panorama: `${ROUTES.panorama}?design=${slug}`,
      ...(images ? { photograph: makePhotographUrl(slug) } : {}),
    },
  };
}
