import { useCallback, useEffect, useRef, useState } from 'react';
import { INTAKE_FORM } from '#content/intake.ts';
import { fileField } from '#domain/intake/intake-submission.ts';
import type { FilePurpose } from '#domain/intake/options.ts';
import { toast } from '#site/ui/toast.ts';
import { judgeFiles } from './judge-files.ts';
import { type ChosenFile, forgetFile, forgetFiles, keepFile, keptFiles } from './kept-files.ts';

const WORDS = INTAKE_FORM.files;

export function useFiles() {
  const [files, setFiles] = useState<ChosenFile[]>([]);
  const [refused, setRefused] = useState<string[]>([]);
  const [blamed, setBlamed] = useState<string[]>([]);
  const [news, setNews] = useState('');
  const now = useRef(files);
  now.current = files;

  useEffect(() => {
    void keptFiles().then((kept) => setFiles((before) => (before.length === 0 ? kept : before)));
  }, []);

  const add = useCallback((list: Iterable<File>) => {
    const { accepted, refusals } = judgeFiles([...list], now.current);
    for (const refusal of refusals) toast(refusal);
    setRefused([...new Set(refusals.map(({ description, title }) => description ?? title))]);
    if (accepted.length > 0) setNews(WORDS.added(accepted.map(({ file }) => file.name).join(', ')));
    for (const file of accepted) void keepFile(file);
    setFiles((before) => [...before, ...accepted]);
  }, []);

  const describe = useCallback((id: string, purpose: FilePurpose | '') => {
    setFiles((before) =>
      before.map((entry) => {
        if (entry.id !== id) return entry;
        const described = { ...entry, purpose };
        void keepFile(described);
        return described;
      }),
    );
  }, []);

  const remove = useCallback((entry: ChosenFile) => {
    setFiles((before) => before.filter(({ id }) => id !== entry.id));
    setNews(WORDS.removed(entry.file.name));
    void forgetFile(entry.id);
  }, []);

  const restore = useCallback((entry: ChosenFile, position: number) => {
    setFiles((before) => before.toSpliced(position, 0, entry));
    setNews(WORDS.added(entry.file.name));
    void keepFile(entry);
  }, []);

  const clear = useCallback(() => {
    setFiles([]);
    setRefused([]);
    setBlamed([]);
    setNews('');
    void forgetFiles();
  }, []);

  /** Brings discarded files back, before those chosen since. */
  const bringBack = useCallback((entries: ChosenFile[]) => {
    setFiles((since) => [...entries, ...since]);
    for (const entry of entries) void keepFile(entry);
  }, []);

  /** Marks the files a refusal names by their fields, and tells which they are. */
  const blame = useCallback((paths: string[]): string[] => {
    const found = now.current.flatMap(({ id }, index) => (paths.includes(fileField(index)) ? [id] : []));
    setBlamed(found);
    return found;
  }, []);

  return { files, refused, blamed, news, add, describe, remove, restore, clear, bringBack, blame };
}

export type Files = ReturnType<typeof useFiles>;
