// One notice at a time, for every island of a page. Callable from anywhere; the part that draws it comes with the first one.

type ToastVariant = 'default' | 'destructive';
/** What can be done about it: a press, or a way to somewhere, in a tab of its own. */
type ToastAction = { label: string; onPress: () => void } | { label: string; href: string };
export type ToastInput = {
  title: string;
  description?: string;
  variant?: ToastVariant;
  duration?: number;
  action?: ToastAction;
};
export type Toast = ToastInput & { id: number; open: boolean };

export const TOAST_DURATION_MS = 5000;
/** Long enough to decide, by keyboard too. */
const TOAST_ACTION_MS = 15_000;
export const TOAST_REMOVAL_MS = 1_000_000;
// Two notices in one moment: the first can still be read before the second takes its place.
export const TOAST_LEAST_MS = 1200;

let current: Toast | null = null;
let nextId = 1;
let removal: ReturnType<typeof setTimeout> | undefined;
let shownAt = 0;
let waiting: Toast | null = null;
let turn: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
let drawing = false;

// Where it cannot be fetched, the next notice tries again.
async function draw() {
  if (drawing) return;
  drawing = true;
  try {
    (await import('./toast-viewport.tsx')).mountToasts();
  } catch (error) {
    drawing = false;
    console.warn('a notice could not be shown', error);
  }
}

function set(next: Toast | null) {
  current = next;
  for (const listener of listeners) listener();
}

function show(next: Toast) {
  clearTimeout(removal);
  clearTimeout(turn);
  waiting = null;
  shownAt = Date.now();
  set(next);
  void draw();
}

// A new notice takes the place of the one that stands; of several that come at once, the last one waits its turn.
export function toast(input: ToastInput): number {
  const duration = input.duration ?? (input.action ? TOAST_ACTION_MS : undefined);
  const next = { ...input, ...(duration ? { duration } : {}), id: nextId++, open: true };
  const left = current?.open ? shownAt + TOAST_LEAST_MS - Date.now() : 0;
  if (left <= 0) show(next);
  else {
    clearTimeout(turn);
    waiting = next;
    turn = setTimeout(() => show(next), left);
  }
  return next.id;
}

export function dismissToast(id: number): void {
  if (current?.id !== id || !current.open) return;
  if (waiting) {
    show(waiting);
    return;
  }
  set({ ...current, open: false });
  clearTimeout(removal);
  removal = setTimeout(() => {
    if (current?.id === id) set(null);
  }, TOAST_REMOVAL_MS);
}

export function currentToast(): Toast | null {
  return current;
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
