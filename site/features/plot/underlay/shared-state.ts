import { useSyncExternalStore } from 'react';

/** A value of parts that do not stand in one another: the picture in the drawing and the panel beside it. */
export type SharedState<Value> = {
  get: () => Value;
  set: (next: Value) => void;
  subscribe: (listener: () => void) => () => void;
};

export function sharedState<Value>(initial: Value): SharedState<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export const useShared = <Value>({ subscribe, get }: SharedState<Value>): Value =>
  useSyncExternalStore(subscribe, get, get);
