import type { TestProject } from 'vitest/node';
import { runSite } from '../proof/running-site.ts';

// One site for every journey that needs no data or settings of its own: starting one costs seconds of both cores.
export const setup = async (project: TestProject) => {
  const site = await runSite();
  project.provide('site', { url: site.url, dataDir: site.dataDir });
  return () => site.close();
};

declare module 'vitest' {
  interface ProvidedContext {
    site: { url: string; dataDir: string };
  }
}
