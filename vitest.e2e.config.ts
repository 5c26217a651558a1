import { defineConfig } from 'vitest/config';

// Journeys in a real browser against the built site; two at a time. A machine that stalls gets a second try, which is reported.
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    retry: 1,
  },
});
