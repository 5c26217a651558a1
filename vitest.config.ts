import { defineConfig } from 'vitest/config';

// Unit and server tests: plain Node, without the router's Vite plugin.
export default defineConfig({
  test: {
    include: ['{content,domain,studio,server,site,scripts,proof,deploy}/**/*.test.{ts,tsx}'],
    globalSetup: ['server/testing/global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // Every file brings its own site and puts back what it changes: loading all modules anew for each took half the time.
    isolate: false,
    retry: 1,
  },
});
