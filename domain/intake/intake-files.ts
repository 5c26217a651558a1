import { MB } from '#domain/words/megabytes.ts';
import { namesOf } from '#domain/words/names-of.ts';

// What may be attached: types by extension and MIME in the browser, by content on the server.

export const MAX_FILE_BYTES = 50 * MB;
export const MAX_FILES = 60;
export const MAX_TOTAL_BYTES = 600 * MB;

export const FILE_KINDS = {
  jpeg: { extensions: ['jpg', 'jpeg'], types: ['image/jpeg'] },
  png: { extensions: ['png'], types: ['image/png'] },
  heic: { extensions: ['heic'], types: ['image/heic', 'image/heif'] },
  pdf: { extensions: ['pdf'], types: ['application/pdf'] },
  doc: { extensions: ['doc'], types: ['application/msword'] },
  docx: {
    extensions: ['docx'],
    types: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  },
  // Drawings; a project's room takes them, the intake does not.
  dxf: {
    extensions: ['dxf'],
    types: ['image/vnd.dxf', 'image/x-dxf', 'application/dxf', 'application/x-dxf', 'text/plain'],
  },
} as const;
export type FileKind = keyof typeof FILE_KINDS;

export const INTAKE_KINDS = ['jpeg', 'png', 'heic', 'pdf', 'doc', 'docx'] as const satisfies FileKind[];

const ACCEPTED_EXTENSIONS = ['pdf', 'jpg', 'jpeg', 'png', 'heic', 'doc', 'docx'] as const;
export const ACCEPT = ACCEPTED_EXTENSIONS.map((extension) => `.${extension}`).join(',');

const kinds = namesOf(FILE_KINDS).map((kind) => ({ kind, ...FILE_KINDS[kind] }));

const extensionOf = (name: string) => /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** The kind a file claims to be, by its name and the type the browser gives (empty for HEIC in most browsers). */
export const claimedKind = (
  name: string,
  type: string,
  among: readonly FileKind[] = INTAKE_KINDS,
): FileKind | undefined => {
  const extension = extensionOf(name);
  const byName = kinds.find(({ extensions }) => extensions.some((known) => known === extension));
  if (!byName || !among.includes(byName.kind)) return undefined;
  const plain = type === '' || type === 'application/octet-stream';
  return plain || byName.types.some((known) => known === type) ? byName.kind : undefined;
};

export const isPicture = (kind: FileKind | undefined) => kind === 'jpeg' || kind === 'png' || kind === 'heic';

export const invalidTypeToast = (name: string) =>
  ({
    title: 'Invalid file type',
    description: `${name} is not a supported file type.`,
    variant: 'destructive',
  }) as const;

export const TOO_LARGE = `exceeds the ${MAX_FILE_BYTES / MB}MB size limit.`;
export const tooLargeToast = (name: string) =>
  ({
    title: 'File too large',
    description: `${name} ${TOO_LARGE}`,
    variant: 'destructive',
  }) as const;
