import { useEffect, useState } from 'react';
import { beginsAs, SIGNATURE_BYTES } from '#domain/intake/file-signature.ts';
import { claimedKind } from '#domain/intake/intake-files.ts';

export type FileWarning = 'empty' | 'notWhatItSays' | 'unreadable';

/** Why the server will hardly take this file, told before it travels; nothing when it looks right. */
export const warningOf = async (file: File): Promise<FileWarning | undefined> => {
  const kind = claimedKind(file.name, file.type);
  if (file.size === 0) return 'empty';
  try {
    const start = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
    return kind && !beginsAs(kind, start) ? 'notWhatItSays' : undefined;
  } catch {
    return 'unreadable';
  }
};

export function useFileWarning(file: File): FileWarning | undefined {
  const [warning, setWarning] = useState<FileWarning>();
  useEffect(() => {
    let gone = false;
    void warningOf(file).then((found) => {
      if (!gone) setWarning(found);
    });
    return () => {
      gone = true;
    };
  }, [file]);
  return warning;
}
