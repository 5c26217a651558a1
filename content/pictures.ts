import { draftAlt } from './draft-words.ts';
import drafts from './drafts-manifest.json' with { type: 'json' };
import { pagePicture } from './page-pictures.ts';
import manifest from './pictures-manifest.json' with { type: 'json' };
import { projects } from './projects/projects.ts';

// Every picture of the site by name; its files stand at /pictures/<name>-<width>.<format>.

export type PictureFormat = 'avif' | 'webp';
export type PictureFile = {
  name: string;
  width: number;
  height: number;
  widths: number[];
  formats: PictureFormat[];
  placeholder: string;
  alt: string;
};

type Sizes = Omit<PictureFile, 'name' | 'formats' | 'alt'>;

const files = new Map(Object.entries<Sizes>({ ...drafts, ...manifest }));
const projectAlt = new Map(projects.map(({ slug, alt }) => [slug, alt]));
const designs = new Map(projects.map(({ slug, design }) => [slug, design]));

// A name is a project's slug or a place on a page ('hero', 'about', 'guide'); see page-pictures.ts.
export function picture(name: string): PictureFile {
  const page = pagePicture(name);
  const wanted = page?.picture ?? name;
  const standIn = files.has(wanted) ? undefined : draftOf(wanted);
  const file = files.get(standIn?.picture ?? wanted);
  const alt = standIn?.alt ?? page?.alt ?? projectAlt.get(wanted);
  if (!file || alt === undefined) throw new Error(`No picture is named "${name}".`);
  return { name: standIn?.picture ?? wanted, formats: ['avif', 'webp'], alt, ...file };
}

// Until a project has its photograph: our own renderer's picture of its very design.
function draftOf(slug: string): { picture: string; alt: string } | undefined {
  const name = `draft-${slug}`;
  const design = designs.get(slug);
  return design && files.has(name) ? { picture: name, alt: draftAlt(design) } : undefined;
}
