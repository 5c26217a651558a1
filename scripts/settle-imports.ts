import { afterAll, vi } from 'vitest';

// A rendered page begins to fetch its lazy parts; files share their modules, so what is half fetched would be missing in the next.
afterAll(() => vi.dynamicImportSettled());
