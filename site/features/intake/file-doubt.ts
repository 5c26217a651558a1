import { useEffect, useState } from 'react';
import { INTAKE_FORM } from '#content/intake.ts';
import { beginsAs, SIGNATURE_BYTES } from '#domain/intake/file-signature.ts';
import { claimedKind } from '#domain/intake/intake-files.ts';

const WORDS = INTAKE_FORM.files;

/** Why the server will hardly take this file, told before it travels; nothing when it looks right. */
export const doubtOf = async (file: File): Promise<string | undefined> => {
  const kind = claimedKind(file.name, file.type);
  if (file.size === 0) return WORDS.empty;
  try {
    const start = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
    return kind && !beginsAs(kind, start) ? WORDS.notWhatItSays : undefined;
  } catch {
    return WORDS.unreadable;
  }
};

export function useDoubt(file: File): string | undefined {
  const [doubt, setDoubt] = useState<string>();
  useEffect(() => {
    let gone = false;
    void doubtOf(file).then((words) => {
      if (!gone) setDoubt(words);
    });
    return () => {
      gone = true;
    };
  }, [file]);
  return doubt;
}
