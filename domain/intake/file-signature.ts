import type { FileKind } from './intake-files.ts';

// What a file's first bytes must hold for its kind, told before fifty megabytes travel; the server looks closer.

export const SIGNATURE_BYTES = 1024;

const text = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, SIGNATURE_BYTES));

// Comments, then the first section.
const TEXT_DXF =
  /^(\u00ef\u00bb\u00bf)?([ \t]*999[ \t]*\r?\n[^\n]*\n)*[ \t]*0[ \t]*\r?\n[ \t]*SECTION[ \t]*\r?\n/;

const BEGINNINGS: Record<FileKind, (start: string) => boolean> = {
  jpeg: (start) => start.startsWith('\u00ff\u00d8\u00ff'),
  png: (start) => start.startsWith('\u0089PNG'),
  heic: (start) => start.slice(4, 8) === 'ftyp',
  // A PDF may begin after a few stray bytes.
  pdf: (start) => start.includes('%PDF-'),
  doc: (start) => start.startsWith('\u00d0\u00cf\u0011\u00e0'),
  docx: (start) => start.startsWith('PK\u0003\u0004'),
  dxf: (start) => start.startsWith('AutoCAD Binary DXF\r\n') || TEXT_DXF.test(start),
};

export const beginsAs = (kind: FileKind, start: Uint8Array): boolean => BEGINNINGS[kind](text(start));
