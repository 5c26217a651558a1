import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import type { Design } from '#domain/design/design.ts';

export const CATEGORIES = ['residential', 'luxury', 'natural', 'modern'] as const;
export type Category = (typeof CATEGORIES)[number];

// Title, description and alt text say what the picture shows; the numbers are the design's own.
export type Project = {
  slug: string;
  title: string;
  description: string;
  alt: string;
  category: Category;
  design: Design;
};

// Their pictures were made by day unless one says otherwise.
export const design = (given: Partial<Design>): Design => ({ ...DEFAULT_DESIGN, hour: 'day', ...given });
