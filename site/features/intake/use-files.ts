import { useCallback, useEffect, useRef, useState } from 'react';
import { fileField } from '#domain/intake/intake-submission.ts';
import type { FilePurpose } from '#domain/intake/options.ts';
import { fill } from '#domain/words/fill.ts';
import { toast } from '#site/ui/toast.ts';
import { judgeFiles } from './judge-files.ts';
import { type ChosenFile, forgetFile, forgetFiles, keepFile, keptFiles } from './kept-files.ts';
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
    void keptFiles().then((kept) => setFiles((before) => (before.length === 0 ? kept : before)));
  }, []);

  function add(list: Iterable<File>) {
    const { accepted, refusals } = judgeFiles(words, [...list], now.current);
    for (const refusal of refusals) toast(refusal);
    setRefused([...new Set(refusals.map(({ description, title }) => description ?? title))]);
    const names = accepted.map(({ file }) => file.name).join(', ');
    if (names) setNews(fill(words.added, { names }));
    for (const file of accepted) void keepFile(file);
    setFiles((before) => [...before, ...accepted]);
  }

  function describe(id: string, purpose: FilePurpose | '') {
    setFiles((before) =>
      before.map((entry) => {
        if (entry.id !== id) return entry;
        const described = { ...entry, purpose };
        void keepFile(described);
        return described;
      }),
    );
  }

  function remove(entry: ChosenFile) {
    setFiles((before) => before.filter(({ id }) => id !== entry.id));
    setNews(fill(words.removed, { name: entry.file.name }));
    void forgetFile(entry.id);
  }

  function restore(entry: ChosenFile, position: number) {
    setFiles((before) => before.toSpliced(position, 0, entry));
    setNews(fill(words.added, { names: entry.file.name }));
    void keepFile(entry);
  }

  const clear = useCallback(() => {
    setFiles([]);
    setRefused([]);
    setBlamed([]);
    setNews('');
    void forgetFiles();
  }, []);

  /** Brings discarded files back, before those chosen since. */
  function bringBack(entries: ChosenFile[]) {
    setFiles((since) => [...entries, ...since]);
    for (const entry of entries) void keepFile(entry);
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
