import { useCallback, useEffect, useRef, useState } from 'react';
import { fileField } from '#domain/intake/intake-submission.ts';
import type { FilePurpose } from '#domain/intake/options.ts';
import { fill } from '#domain/words/fill.ts';
import { toast } from '#site/ui/toast.ts';
import { type ChosenFile, deleteFile, deleteFiles, storedFiles, storeFile } from './file-storage.ts';
import { validateFiles } from './validate-files.ts';
import { useWords } from './words.ts';

export function useFiles() {
  const words = useWords().FORM.files;
  const [files, setFiles] = useState<ChosenFile[]>([]);
  const [refused, setRefused] = useState<string[]>([]);
  const [blamed, setBlamed] = useState<string[]>([]);
  const [news, setNews] = useState('');
  const now = useRef(files);
  now.current = files;

  useEffect(() => {
    void storedFiles().then((kept) => setFiles((before) => (before.length === 0 ? kept : before)));
  }, []);

  function add(list: Iterable<File>) {
    const { accepted, refusals } = validateFiles(words, [...list], now.current);
    for (const refusal of refusals) toast(refusal);
    setRefused([...new Set(refusals.map(({ description, title }) => description ?? title))]);
    const names = accepted.map(({ file }) => file.name).join(', ');
    if (names) setNews(fill(words.added, { names }));
    for (const file of accepted) void storeFile(file);
    setFiles((before) => [...before, ...accepted]);
  }

  function describe(id: string, purpose: FilePurpose | '') {
    setFiles((before) =>
      before.map((entry) => {
        if (entry.id !== id) return entry;
        const described = { ...entry, purpose };
        void storeFile(described);
        return described;
      }),
    );
  }

  function remove(entry: ChosenFile) {
    setFiles((before) => before.filter(({ id }) => id !== entry.id));
    setNews(fill(words.removed, { name: entry.file.name }));
    void deleteFile(entry.id);
  }

  function restore(entry: ChosenFile, position: number) {
    setFiles((before) => before.toSpliced(position, 0, entry));
    setNews(fill(words.added, { names: entry.file.name }));
    void storeFile(entry);
  }

  const clear = useCallback(() => {
    setFiles([]);
    setRefused([]);
    setBlamed([]);
    setNews('');
    void deleteFiles();
  }, []);

  /** Brings discarded files back, before those chosen since. */
  function bringBack(entries: ChosenFile[]) {
    setFiles((since) => [...entries, ...since]);
    for (const entry of entries) void storeFile(entry);
  }

  /** Marks the files a refusal names by their fields, and tells which they are. */
  function blame(paths: string[]): string[] {
    const found = now.current.flatMap(({ id }, index) => (paths.includes(fileField(index)) ? [id] : []));
    setBlamed(found);
    return found;
  }

  return { files, refused, blamed, news, add, describe, remove, restore, clear, bringBack, blame };
}

export type Files = ReturnType<typeof useFiles>;
