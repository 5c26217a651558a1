import { MARKER, MARKER_NAME_LENGTH } from '#domain/design/marks.ts';

// Who marks, as this browser knows them: a name that nobody else is told, and the one they gave themselves.

const KEY = 'poolMarker';
const NAME_KEY = 'poolMarkerName';
let unkept: string | null = null;

const invented = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};

// Storage may be full or forbidden: then the marks are this tab's.
function read(key: string): string {
  try {
    return window.localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function keep(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch (error) {
    console.warn('this browser does not remember who marks', error);
  }
}

export function ownMarker(): string {
  const known = read(KEY);
  if (MARKER.test(known)) return known;
  unkept ??= invented();
  keep(KEY, unkept);
  return unkept;
}

export const ownName = (): string => read(NAME_KEY).slice(0, MARKER_NAME_LENGTH);
export const keepName = (name: string): void => keep(NAME_KEY, name);
