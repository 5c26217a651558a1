import { brand } from '#domain/site/brand.ts';

const REVOKE_AFTER_MS = 10_000;

export function saveFile(content: Blob, ending: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${brand.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-design.${ending}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
