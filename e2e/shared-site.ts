import type { TestProject } from 'vitest/node';
import { runSite } from '../proof/running-site.ts';

// The chat is switched on, as it is on most sites.
export const CHAT_ID = 'a1b2c3d4-0000-4000-8000-000000000001';

// One site for every journey that needs no data or settings of its own: starting one costs seconds of both cores.
export const setup = async (project: TestProject) => {
  const site = await runSite({ env: { CHAT_WEBSITE_ID: CHAT_ID } });
  project.provide('site', { url: site.url, dataDir: site.dataDir });
  return () => site.close();
};

declare module 'vitest' {
  interface ProvidedContext {
    site: { url: string; dataDir: string };
  }
}
