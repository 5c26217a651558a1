import * as z from 'zod/mini';

// What the gallery shows, and the fields the two calls carry.

export type Panorama = {
  id: string;
  title: string;
  thumbnail: string;
  image360: string;
  /** Where one like it is drawn; what visitors bring along has no such place. */
  like?: string;
};

export type PanoramaDesign = Panorama & {
  description: string;
  features: readonly string[];
  /** Its size and what it costs, where it is one of ours. */
  facts?: string;
};

const listedPanorama = z.object({
  id: z.string(),
  filename: z.string(),
  path: z.string(),
  // Ours beyond the specification's three fields: a small picture for the card, and whether it waits for approval.
  thumbnail: z.optional(z.string()),
  pending: z.optional(z.boolean()),
  mine: z.optional(z.boolean()),
});

export const panoramaListSchema = z.array(listedPanorama);

export const uploadAnswerSchema = z.object({
  files: z.array(z.object({ filename: z.string(), originalName: z.string(), path: z.string() })),
  rejected: z.optional(
    z.array(z.object({ name: z.string(), reason: z.string(), detail: z.optional(z.string()) })),
  ),
});

export type ListedPanorama = z.infer<typeof listedPanorama>;
export type UploadAnswer = z.infer<typeof uploadAnswerSchema>;

export const PANORAMA_STATES = ['pending', 'approved', 'rejected'] as const;
export type PanoramaState = (typeof PANORAMA_STATES)[number];
