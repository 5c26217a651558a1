import type { FileKind } from './intake-files.ts';

// What a file's first bytes must hold for its kind, told before fifty megabytes travel; the server looks closer.

export const SIGNATURE_BYTES = 1024;

const text = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, SIGNATURE_BYTES));

const BEGINNINGS: Record<FileKind, (start: string) => boolean> = {
  jpeg: (start) => start.startsWith('\u00ff\u00d8\u00ff'),
  png: (start) => start.startsWith('\u0089PNG'),
  heic: (start) => start.slice(4, 8) === 'ftyp',
  // A PDF may begin after a few stray bytes.
  pdf: (start) => start.includes('%PDF-'),
  doc: (start) => start.startsWith('\u00d0\u00cf\u0011\u00e0'),
  docx: (start) => start.startsWith('PK\u0003\u0004'),
};

export const beginsAs = (kind: FileKind, start: Uint8Array): boolean => BEGINNINGS[kind](text(start));
