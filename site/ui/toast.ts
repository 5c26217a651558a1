// One notice at a time (site.md 2.6 and 9). Callable from anywhere; the part that draws it loads on first use.

export type ToastVariant = 'default' | 'destructive';
export type ToastInput = { title: string; description?: string; variant?: ToastVariant; duration?: number };
export type Toast = ToastInput & { id: number; open: boolean };

export const TOAST_DURATION_MS = 5000;
export const TOAST_REMOVAL_MS = 1_000_000;

let current: Toast | null = null;
let nextId = 1;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: Toast | null) {
  current = next;
  for (const listener of listeners) listener();
}

// A new notice takes the place of the one that stands.
export function toast(input: ToastInput): number {
  clearTimeout(removal);
  const id = nextId++;
  set({ ...input, id, open: true });
  return id;
}

export function dismissToast(id: number): void {
  if (current?.id !== id || !current.open) return;
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
