import { FREE } from './rooms.ts';
import { type Import, importsOf, sourcesIn } from './sources.ts';

// Loops of imports: between files, where one of them runs before what it needs is there; and between folders, where neither can be
// understood, tested or moved without the other.

export type Loop = { kind: 'file' | 'folder'; members: string[]; imports: Import[] };

const FOLDERS = [
  'domain',
  'content',
  'studio',
  'server',
  'site',
  'e2e',
  'proof',
  'bench',
  'deploy',
  'pictures',
  'scripts',
];

export function loops(root: string): Loop[] {
  const imports = FOLDERS.flatMap((folder) => sourcesIn(root, folder))
    .filter((file) => !FREE.test(file))
    .flatMap((file) => importsOf(root, file))
    .filter(({ typeOnly, path }) => !typeOnly && path !== undefined);
  return [
    ...knots(
      'file',
      imports.filter(({ dynamic }) => !dynamic),
      (file) => file,
    ),
    ...knots('folder', imports, (file) => file.split('/')[0] ?? ''),
    ...knots('folder', imports, nounOf),
  ];
}

// What a folder below a room is about: a noun of the domain, an area of the server, a feature of the site, a part of the studio.
function nounOf(file: string): string | undefined {
  return /^(domain\/[^/]+|studio\/[^/]+|server\/areas\/[^/]+|site\/features\/[^/]+)\//.exec(file)?.[1];
}

function knots(
  kind: Loop['kind'],
  imports: readonly Import[],
  groupOf: (file: string) => string | undefined,
): Loop[] {
  const between = imports.flatMap((one) => {
    const [from, to] = [groupOf(one.file), groupOf(one.path ?? '')];
    return from && to && from !== to ? [{ from, to, one }] : [];
  });
  const next = new Map<string, Set<string>>();
  for (const { from, to } of between) next.set(from, (next.get(from) ?? new Set()).add(to));
  return components(next).map((members) => ({
    kind,
    members: members.sort(),
    imports: between
      .filter(({ from, to }) => members.includes(from) && members.includes(to))
      .map(({ one }) => one),
  }));
}

/** Tarjan's strongly connected components, those of more than one member. */
function components(next: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const found: string[][] = [];
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const visit = (node: string) => {
    index.set(node, index.size);
    low.set(node, index.get(node) ?? 0);
    stack.push(node);
    for (const to of next.get(node) ?? []) {
      if (!index.has(to)) visit(to);
      if (stack.includes(to)) low.set(node, Math.min(low.get(node) ?? 0, low.get(to) ?? 0));
    }
    if (low.get(node) !== index.get(node)) return;
    const members = stack.splice(stack.indexOf(node));
    if (members.length > 1) found.push(members);
  };
  for (const node of next.keys()) if (!index.has(node)) visit(node);
  return found;
}
