import { defineConfig } from 'vitest/config';

// The folder a test stands in tells its project. No retries: a test that fails once is looked into, a property prints its seed.
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['{content,domain,studio,site,scripts,proof}/**/*.test.{ts,tsx}'],
          testTimeout: 30_000,
          // Loading all modules anew for each file took half the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{server,deploy}/**/*.test.ts'],
          globalSetup: ['server/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // Every file brings its own site and puts back what it changes.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['scripts/ensure-build.mjs'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
