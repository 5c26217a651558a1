import type { ArtDirection } from './art/direction.ts';
import { luxuryArt } from './art/luxury.ts';
import { modernArt } from './art/modern.ts';
import { naturalArt } from './art/natural.ts';
import { residentialArt } from './art/residential.ts';

// How each picture is taken, by the project's slug.
export const artDirection: Record<string, ArtDirection> = {
  ...residentialArt,
  ...luxuryArt,
  ...naturalArt,
  ...modernArt,
};
