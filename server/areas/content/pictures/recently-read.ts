/** The most recently asked for, so that a page much looked at does not ask a bucket for each of its visitors. */
export const recentlyRead = (mostBytes: number) => {
  const kept = new Map<string, Buffer>();
  let size = 0;
  const forget = (key: string) => {
    size -= kept.get(key)?.length ?? 0;
    kept.delete(key);
  };
  const keep = (key: string, bytes: Buffer) => {
    forget(key);
    kept.set(key, bytes);
    size += bytes.length;
    for (const oldest of kept.keys()) {
      if (size <= mostBytes) break;
      forget(oldest);
    }
  };
  return {
    keep,
    get: (key: string) => {
      const bytes = kept.get(key);
      if (bytes) keep(key, bytes);
      return bytes;
    },
  };
};
