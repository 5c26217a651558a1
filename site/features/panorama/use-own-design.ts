import { useEffect, useState } from 'react';
import type { Panorama } from '#domain/panorama/panorama.ts';
import { useWords } from './words.ts';

export const OWN_DESIGN_ID = 'your-design';

// /virtual-reality?design=<id>: a stored design, drawn all around the visitor on request.
export function useOwnDesign(): Panorama | null {
  const { GALLERY } = useWords();
  const [id, setId] = useState<string | null>(null);
  useEffect(() => setId(new URLSearchParams(window.location.search).get('design')), []);
  if (!id) return null;
  return {
    id: OWN_DESIGN_ID,
    title: GALLERY.yourDesignTitle,
    thumbnail: '',
    image360: `/api/designs/${encodeURIComponent(id)}/panorama`,
  };
}
