export interface Pinned {
  spec: string;
  folder: string;
  program: string;
}
export const OLDEST: string;
export function isNewEnough(version: string): boolean;
export function pinnedFor(platform: string, arch: string): Pinned | undefined;
export function fetchPinned(pinned: Pinned, cache: string, onWindows: boolean): string | undefined;
