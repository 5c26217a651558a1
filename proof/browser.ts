import { type Browser, type BrowserContextOptions, chromium } from 'playwright';
import { ensureChromium } from '../scripts/chromium.mjs';

// One real Chromium per test file; nothing it does leaves this machine.
export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await ensureChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

// The same with WebGL drawn by the processor: slow, so use small windows and patience.
export const openBrowserWithWebGl = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await ensureChromium(),
    args: [
      '--no-sandbox',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
      '--no-first-run',
      '--disable-background-networking',
    ],
  });

// Runs in the page before its own scripts: a browser that offers no WebGL.
export const withoutWebGl = () => {
  const original = HTMLCanvasElement.prototype.getContext;
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
    value(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.startsWith('webgl') ? null : Reflect.apply(original, this, [kind, ...rest]);
    },
  });
};

export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};
export const TABLET: BrowserContextOptions = { viewport: { width: 820, height: 1180 } };
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
