import { useEffect, useState } from 'react';

// Fetched with the first file; when that fails the server is the one to look.
const look = async (file: File) => (await import('./look-into-file.ts')).doubtOf(file);

export function useDoubt(file: File): string | undefined {
  const [doubt, setDoubt] = useState<string>();
  useEffect(() => {
    let gone = false;
    look(file).then(
      (words) => {
        if (!gone) setDoubt(words);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [file]);
  return doubt;
}
