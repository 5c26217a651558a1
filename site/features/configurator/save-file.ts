const REVOKE_AFTER_MS = 10_000;

export function saveFile(content: Blob, brandName: string, ending: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${brandName.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-design.${ending}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
