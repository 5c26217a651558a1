/** Enough of a fingerprint to compare it with the receipt. */
export const shortHash = (sha256: string) => `${sha256.slice(0, 8)}…${sha256.slice(-8)}`;
