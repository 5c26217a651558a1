import { defineConfig } from 'vitest/config';

// The folder a test stands in tells its project. What runs real parts beside each other on a busy machine has a second try, and
// is named at the end when it needed one (scripts/second-tries.mjs): it is looked into, but keeps nothing from landing.
const SECOND_TRY = 1;

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Generous, for a machine that has other things to do: what is awaited is a state, and only a hang takes as long as this.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    // Loading all modules anew for each file took half the time: every file puts back what it changes.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['{content,domain,studio,site,scripts,proof}/**/*.test.{ts,tsx}'],
          exclude: ['studio/tracer/**'],
          setupFiles: ['scripts/settle-imports.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          retry: SECOND_TRY,
          // The ray tracer is the server's: it draws in threads.
          include: ['{server,deploy,studio/tracer}/**/*.test.ts'],
          globalSetup: ['server/testing/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          retry: SECOND_TRY,
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['scripts/ensure-build.mjs', 'server/testing/global-setup.ts', 'e2e/shared-site.ts'],
        },
      },
    ],
  },
});
