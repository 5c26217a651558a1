import type { Panorama } from '#domain/panorama/panorama.ts';
import { useQueryString } from '#site/query-string.ts';
import { useWords } from './words.ts';

export const OWN_DESIGN_ID = 'your-design';

// /virtual-reality?design=<id>: a stored design, drawn all around the visitor on request.
export function useDesignPanorama(): Panorama | null {
  const { GALLERY } = useWords();
  const id = useQueryString().get('design');
  if (!id) return null;
  return {
    id: OWN_DESIGN_ID,
    title: GALLERY.yourDesignTitle,
    thumbnail: '',
    image360: `/api/designs/${encodeURIComponent(id)}/panorama`,
  };
}
