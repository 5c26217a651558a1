import { spawnSync } from 'node:child_process';
import { installDebian } from './chromium.mjs';

// A Python with ezdxf, which reads the CAD files we write: one that is here, else Debian's when we may install it. Nothing but the
// tests uses it; without it they read the files with another reader alone, and say so.

const PLACES = [process.env.EZDXF_PYTHON, '/usr/bin/python3', 'python3'];

const findEzdxf = () =>
  PLACES.find(
    (python) => python && spawnSync(python, ['-c', 'import ezdxf'], { stdio: 'ignore' }).status === 0,
  );

export const ensureEzdxf = () => {
  const found = findEzdxf();
  if (found) return found;
  console.log('Installing a reader of CAD files …');
  installDebian('python3-ezdxf');
  return findEzdxf() ?? '';
};
