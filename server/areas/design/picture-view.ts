import * as z from 'zod';
import { PICTURE_VIEWS } from '#domain/design/picture-views.ts';

/** Which of the best views, in the query of an address. */
export const pictureView = z.coerce
  .number()
  .int()
  .min(0)
  .max(PICTURE_VIEWS - 1)
  .default(0);
