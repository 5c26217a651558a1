import { defineConfig } from 'vitest/config';

// Journeys in a real browser against the built site; one at a time, on two cores.
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
