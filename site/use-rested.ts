import { useEffect, useState } from 'react';

const REST_MS = 300;

// While something is dragged nobody reads, and every layout takes its time.
export function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
