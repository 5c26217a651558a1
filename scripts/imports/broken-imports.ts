import { FREE, ONLY_IN, ROOMS, type Room } from './rooms.ts';
import { importsOf, sourcesIn } from './sources.ts';

export type BrokenImport = { file: string; line: number; specifier: string; why: string };

const isRoom = (name: string): name is Room => Object.hasOwn(ROOMS, name);

export function brokenImports(root: string): BrokenImport[] {
  return Object.keys(ROOMS)
    .flatMap((room) => sourcesIn(root, room))
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => checkFile(root, file));
}

function checkFile(root: string, file: string): BrokenImport[] {
  return importsOf(root, file).flatMap(({ line, specifier, path, typeOnly }) => {
    const why = complaint(file, specifier, path, typeOnly);
    return why ? [{ file, line, specifier, why }] : [];
  });
}

function complaint(
  file: string,
  specifier: string,
  path: string | undefined,
  typeOnly: boolean,
): string | undefined {
  const from = file.split('/')[0] ?? '';
  if (!isRoom(from)) return undefined;
  if (path === undefined) return FREE.test(file) ? undefined : packageComplaint(file, from, specifier);
  if (FREE.test(file)) return undefined;
  const broken = roomComplaint(from, path);
  if (broken) return broken;
  if (from === 'server') return typeOnly ? undefined : servedComplaint(file, path);
  if (from !== 'site') return undefined;
  return siteComplaint(file, path) ?? (typeOnly ? undefined : wordsComplaint(path));
}

function roomComplaint(from: Room, path: string): string | undefined {
  const to = path.split('/')[0] ?? '';
  if (to === from) return undefined;
  if (isRoom(to) && ROOMS[from].rooms.includes(to)) return undefined;
  return `${from}/ may import ${ROOMS[from].rooms.join(', ') || 'nothing of ours'} and itself.`;
}

function packageComplaint(file: string, from: Room, name: string): string | undefined {
  const kept = ONLY_IN.find((rule) => rule.among.includes(from) && rule.packages.test(name));
  if (kept) {
    return file.startsWith(kept.folder) ? undefined : `${name} may be imported in ${kept.folder} only.`;
  }
  const { packages } = ROOMS[from];
  if (packages === 'any' || packages.includes(name)) return undefined;
  return `${from}/ may import these packages: ${packages.join(', ') || 'none'}.`;
}

// What a page shows comes from the version that is served; only its shape is known here.
function wordsComplaint(path: string): string | undefined {
  const fixed = /^content\/|^domain\/site\/brand\.ts$/.test(path);
  return fixed ? 'Components get their words as props: import the type alone.' : undefined;
}

// The API's title and the sign-in library are set up once, before anything is served; the checklist finds what nobody has changed.
const KNOW_THE_BRAND: readonly string[] = [
  'server/app.ts',
  'server/areas/launch/checklist.ts',
  'server/areas/staff/auth.ts',
];

// What the server says comes from the version that is served; only the area that serves it and tests know what the code
// brings along.
function servedComplaint(file: string, path: string): string | undefined {
  if (/^server\/(areas\/content|testing)\//.test(file)) return figuresComplaint(path);
  const fixed =
    /^content\/(?!picture-files\.ts$|documents\/)/.test(path) ||
    (path === 'domain/site/brand.ts' && !KNOW_THE_BRAND.includes(file));
  return fixed ? 'The server takes its words from the served version: services.content.served.' : undefined;
}

// A sentence names its figures; they are in place only in what these hand out, and the names of files need none.
function figuresComplaint(path: string): string | undefined {
  const bare =
    path.startsWith('content/') &&
    !/^content\/((content|default-content|fill-figures|picture-files)\.ts$|documents\/)/.test(path);
  return bare
    ? 'The server takes its words from #content/default-content.ts, where figures are in place.'
    : undefined;
}

function siteComplaint(file: string, path: string): string | undefined {
  const [, area, noun] = file.split('/');
  const [toRoom, toArea, toNoun] = path.split('/');
  if (area === 'ui' && !(toRoom === 'site' && toArea === 'ui'))
    return 'site/ui/ knows no business: it imports site/ui/ only.';
  if (toRoom !== 'site') return undefined;
  if (area === 'features' && toArea === 'features' && toNoun !== noun)
    return 'Features never import each other.';
  if (area === 'features' && toArea === 'pages') return 'A feature does not know the page it stands on.';
  if (area === 'layout' && (toArea === 'features' || toArea === 'pages'))
    return 'The layout does not know what it frames.';
  return undefined;
}
