import { fstatSync, readdirSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';

// PGlite writes its log but never asks the disk to keep it: we do, before anything is acknowledged.

const SEGMENT = /^[0-9A-F]{24}$/;

// A checkpoint may take an old segment away between the listing and the opening; nothing new is in it.
const unlessGone = (error: unknown) => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
};

export const walSync = (folder: string) => {
  // A segment's name never comes back once it is gone, so its handle stays good for as long as the name is listed.
  const handles = new Map<string, FileHandle>();

  const openSegments = async () => {
    const names = readdirSync(folder).filter((name) => SEGMENT.test(name));
    for (const name of names) {
      if (handles.has(name)) continue;
      const handle = await open(join(folder, name), 'r+').catch(unlessGone);
      if (handle) handles.set(name, handle);
    }
    for (const [name, handle] of handles) {
      if (names.includes(name)) continue;
      handles.delete(name);
      await handle.close();
    }
  };

  return {
    sync: async () => {
      await openSegments();
      // Segments prepared for later have later names, so the time of writing tells which are in use: this one, and
      // the one before it when the log has just moved on.
      const recent = [...handles.values()]
        .map((handle) => ({ handle, writtenAt: fstatSync(handle.fd).mtimeMs }))
        .sort((a, b) => b.writtenAt - a.writtenAt);
      await Promise.all(recent.slice(0, 2).map(({ handle }) => handle.datasync()));
    },
    close: async () => {
      for (const handle of handles.values()) await handle.close();
      handles.clear();
    },
  };
};
