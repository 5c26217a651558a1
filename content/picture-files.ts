import type { Design } from '#domain/design/design.ts';
import manifest from './pictures-manifest.json' with { type: 'json' };
import type { Project } from './projects/project.ts';
import { projects as described } from './projects/projects.ts';

/** A project as the portfolio shows it; one of the owner's own has no design to draw a plan from. */
export type ShownProject = Omit<Project, 'alt' | 'design'> & { design?: Design; picture: PictureFile };

// A picture's files stand at /pictures/<name>-<width>.avif and .webp.
export type PictureFile = {
  name: string;
  width: number;
  height: number;
  widths: number[];
  placeholder: string;
  alt: string;
};

const files = new Map(Object.entries<Omit<PictureFile, 'name' | 'alt'>>(manifest));
const bySlug = new Map(described.map((project) => [project.slug, project]));

/** A picture that the code brings along, without its words. */
export function builtInPicture(name: string): Omit<PictureFile, 'alt'> | undefined {
  const file = files.get(name);
  return file && { name, ...file };
}

/** Without words of its own, a project's picture keeps the project's alt text. */
export function pictureFile(name: string, alt?: string): PictureFile {
  const file = files.get(name);
  if (!file) throw new Error(`No picture is named "${name}".`);
  return { name, alt: alt ?? bySlug.get(name)?.alt ?? '', ...file };
}

/** The portfolio, each project with its picture. */
export const projects: readonly ShownProject[] = described.map(({ alt: _, ...project }) => ({
  ...project,
  picture: pictureFile(project.slug),
}));
