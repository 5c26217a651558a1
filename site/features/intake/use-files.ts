import { useCallback, useEffect, useState } from 'react';
import { INTAKE_FORM } from '#content/intake.ts';
import {
  claimedKind,
  invalidTypeToast,
  isPicture,
  MAX_FILE_BYTES,
  MAX_FILES,
  MAX_TOTAL_BYTES,
  tooLargeToast,
} from '#domain/intake/intake-files.ts';
import type { FilePurpose } from '#domain/intake/options.ts';
import { randomKey } from '#site/request-key.ts';
import { toast } from '#site/ui/toast.ts';
import { type ChosenFile, forgetFile, forgetFiles, keepFile, keptFiles } from './kept-files.ts';

const WORDS = INTAKE_FORM.files;

// A first guess from the name and kind; the visitor can say otherwise.
const guessPurpose = (file: File): FilePurpose | '' => {
  const name = file.name.toLowerCase();
  if (/survey|site.?plan|plat/.test(name)) return 'survey';
  if (/hoa|guideline|covenant/.test(name)) return 'hoa';
  if (/sketch|drawing/.test(name)) return 'sketch';
  return isPicture(claimedKind(file.name, file.type)) ? 'photo' : '';
};

/** Which files may come along, and why the others may not; each is judged alone. */
export const judgeFiles = (files: File[], already: ChosenFile[]) => {
  const accepted: ChosenFile[] = [];
  const refusals: { name: string; toast: Parameters<typeof toast>[0] }[] = [];
  let total = already.reduce((sum, { file }) => sum + file.size, 0);
  for (const file of files) {
    const refuse = (words: Parameters<typeof toast>[0]) => refusals.push({ name: file.name, toast: words });
    if (!claimedKind(file.name, file.type)) refuse(invalidTypeToast(file.name));
    else if (file.size > MAX_FILE_BYTES) refuse(tooLargeToast(file.name));
    else if (already.length + accepted.length >= MAX_FILES) refuse({ title: WORDS.tooMany });
    else if (total + file.size > MAX_TOTAL_BYTES) refuse({ title: WORDS.tooMuch });
    else {
      total += file.size;
      accepted.push({ id: randomKey(), file, purpose: guessPurpose(file) });
    }
  }
  return { accepted, refusals };
};

export function useFiles() {
  const [files, setFiles] = useState<ChosenFile[]>([]);
  const [refused, setRefused] = useState<string[]>([]);

  useEffect(() => {
    void keptFiles().then((kept) => setFiles((now) => (now.length === 0 ? kept : now)));
  }, []);

  const add = useCallback(
    (list: Iterable<File>) => {
      const { accepted, refusals } = judgeFiles([...list], files);
      for (const refusal of refusals) toast(refusal.toast);
      setRefused(refusals.map(({ toast: words, name }) => words.description ?? `${name}: ${words.title}`));
      for (const file of accepted) void keepFile(file);
      setFiles([...files, ...accepted]);
    },
    [files],
  );

  const describe = useCallback((id: string, purpose: FilePurpose | '') => {
    setFiles((now) =>
      now.map((entry) => {
        if (entry.id !== id) return entry;
        const described = { ...entry, purpose };
        void keepFile(described);
        return described;
      }),
    );
  }, []);

  const remove = useCallback((id: string) => {
    setFiles((now) => now.filter((entry) => entry.id !== id));
    void forgetFile(id);
  }, []);

  const restore = useCallback((entry: ChosenFile, position: number) => {
    setFiles((now) => now.toSpliced(position, 0, entry));
    void keepFile(entry);
  }, []);

  const clear = useCallback(() => {
    setFiles([]);
    setRefused([]);
    void forgetFiles();
  }, []);

  return { files, refused, add, describe, remove, restore, clear };
}

export type Files = ReturnType<typeof useFiles>;
