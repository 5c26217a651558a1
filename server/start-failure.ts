import { ConfigError } from '#server/config.ts';
import { UnreachableDatabase } from '#server/database/database.ts';
import { causeOf } from '#server/log.ts';
import { RefusedStart } from '#server/refused-start.ts';

// Why a site cannot start, in one line that names the setting to look at.

const UNWRITABLE = new Set(['EACCES', 'EROFS', 'EPERM', 'ENOTDIR', 'EEXIST']);

const listening = (error: Error, code: string): string | undefined => {
  const port = 'port' in error ? ` ${error.port}` : '';
  const address = 'address' in error ? ` ${error.address}` : '';
  if (code === 'EADDRINUSE') return 'PORT: another program is listening there already';
  if (code === 'EACCES')
    return `PORT: listening on${port} is not allowed; below 1024 it takes rights of its own`;
  if (code === 'EADDRNOTAVAIL') return `HOST:${address} is no address of this machine`;
  return undefined;
};

const reasonOf = (error: Error): string | undefined => {
  if (error instanceof ConfigError || error instanceof RefusedStart) return error.message;
  if (error instanceof UnreachableDatabase) return `DATABASE_URL: ${error.message}`;
  const code = 'code' in error ? String(error.code) : '';
  const call = 'syscall' in error ? error.syscall : '';
  const where = 'path' in error && typeof error.path === 'string' ? ` (${error.path})` : '';
  if (call === 'listen') return listening(error, code);
  if (call === 'getaddrinfo')
    return `HOST: ${'hostname' in error ? error.hostname : 'the name'} is not known`;
  if (UNWRITABLE.has(code)) return `DATA_DIR: not writable${where}`;
  if (code === 'ENOSPC') return `DATA_DIR: the disk is full${where}`;
  return undefined;
};

export const describeStartFailure = (error: unknown): string => {
  if (!(error instanceof Error)) return `Cannot start. ${String(error)}`;
  const reason = reasonOf(error);
  if (reason) return `Cannot start. ${reason.replace(/\s+/g, ' ')}`;
  const { type, code = '', message, stack } = causeOf(error);
  return `Cannot start. ${type} ${code} ${message}\n${stack}`;
};
