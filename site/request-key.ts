// An Idempotency-Key per content: sending the same thing again after a lost answer cannot create it twice.
export function requestKeys() {
  let last: { content: string; key: string } | undefined;
  return {
    for(body: unknown): string {
      const content = JSON.stringify(body);
      if (last?.content !== content) last = { content, key: randomKey() };
      return last.key;
    },
    // After an answer that counts, the same content again is meant as a new one.
    forget() {
      last = undefined;
    },
  };
}

// Not crypto.randomUUID: that one is missing on plain http.
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
