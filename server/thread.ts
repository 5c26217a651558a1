import { type ResourceLimits, Worker } from 'node:worker_threads';
import { workerFile } from './worker-file.ts';

export const startThread = (name: string, workerData: unknown, resourceLimits: ResourceLimits = {}) => {
  const { file, loader } = workerFile(name);
  return new Worker(file, { workerData, resourceLimits, ...(loader.length > 0 ? { execArgv: loader } : {}) });
};
