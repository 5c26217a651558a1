import { useCallback, useEffect, useState } from 'react';
import { type ListedPanorama, panoramaListSchema } from '#domain/panorama/panorama.ts';
import { apiRequest } from '#site/request.ts';
import { useWords } from './words.ts';

/** The designs that visitors uploaded; null when they could not be had. */
export function useUploads() {
  const { GALLERY } = useWords();
  const [list, setList] = useState<readonly ListedPanorama[] | null>();

  const refresh = useCallback(async () => {
    try {
      const answer = await apiRequest('GET', '/api/360-designs');
      setList(panoramaListSchema.parse(await answer.json()));
    } catch (cause) {
      console.warn('The uploaded designs could not be read.', cause);
      setList((known) => known ?? null);
    }
  }, []);
  useEffect(() => void refresh(), [refresh]);

  const uploads = list?.map(({ id, filename, path, thumbnail, pending, mine }) => ({
    design: {
      id,
      title: titleOf(filename) || GALLERY.uploadedLabel,
      thumbnail: thumbnail ?? path,
      image360: path,
    },
    pending,
    mine,
  }));
  return { uploads: list === null ? null : uploads, refresh };
}

export type Uploads = ReturnType<typeof useUploads>['uploads'];

// The visitor's own words for it, without the ending and the code that keeps names apart.
function titleOf(filename: string): string {
  const words = filename.replace(/(-[a-z0-9]{5})?\.[a-z]+$/i, '').replace(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
