import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

// A Chromium for the journeys: one that is here, else Debian's when we may install it, else Playwright's. With it the fonts
// that every visitor's computer has: our fallbacks are sized to them, and without them a page shifts while its fonts load.

const PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const playwrights = async () => {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
};

export const findChromium = async () =>
  PLACES.find((path) => path && existsSync(path)) ?? (await playwrights());

const run = (command, args) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

export const installDebian = (...packages) => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  process.env.DEBIAN_FRONTEND = 'noninteractive';
  run('apt-get', ['update', '-q']);
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages]);
};

export const ensureChromium = async () => {
  const found = await findChromium();
  if (!found) {
    console.log('Installing a Chromium …');
    installDebian('chromium', 'fonts-liberation');
    installDebian('chromium-headless-shell');
  } else if (!existsSync('/usr/share/fonts/truetype/liberation')) installDebian('fonts-liberation');
  if (found) return found;
  if (!(await findChromium())) run('npx', ['playwright', 'install', 'chromium']);
  const installed = await findChromium();
  if (!installed) throw new Error('No Chromium could be found or installed; set CHROMIUM_PATH to one.');
  return installed;
};

/** The same without windows, where it is installed beside it: a visit takes half the processor time. */
export const ensureHeadlessChromium = async () => {
  const chromium = await ensureChromium();
  const shell = join(dirname(chromium), 'chromium-headless-shell');
  return existsSync(shell) ? shell : chromium;
};
