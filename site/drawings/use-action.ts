import { useState } from 'react';

/** What somebody else does with a comment: whether it is under way, and whether the last time failed. */
export function useAction() {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  async function run(work: () => unknown): Promise<boolean> {
    setState('busy');
    try {
      await work();
      setState('idle');
      return true;
    } catch {
      setState('failed');
      return false;
    }
  }
  return { busy: state === 'busy', failed: state === 'failed', run };
}
