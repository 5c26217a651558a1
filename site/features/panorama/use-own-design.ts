import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PanoramaDesign } from '#domain/panorama/panorama.ts';
import { useWords } from './words.ts';

export const OWN_DESIGN_ID = 'your-design';

// /virtual-reality?design=<id>: a stored design, drawn all around the visitor on request.
export function useOwnDesign(): PanoramaDesign | null {
  const { GALLERY } = useWords();
  const [search] = useSearchParams();
  const [id, setId] = useState<string | null>(null);
  useEffect(() => setId(search.get('design')), [search]);
  if (!id) return null;
  return {
    id: OWN_DESIGN_ID,
    title: GALLERY.yourDesignTitle,
    description: '',
    thumbnail: '',
    image360: `/api/designs/${encodeURIComponent(id)}/panorama`,
    features: [],
  };
}
