import { type Browser, type BrowserContextOptions, chromium } from 'playwright';
import { ensureHeadlessChromium } from '../scripts/chromium.mjs';

const WITHOUT_FEATURES = [
  // A window of ours has no user: the omnibox's popups and a renderer in store took half the processor time of each visit.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  // This list takes the place of Playwright's own, whose entries these are.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

// A real Chromium; nothing it does leaves this machine.
const launch = async (...args: string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: await ensureHeadlessChromium(),
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${WITHOUT_FEATURES.join(',')}`,
      ...args,
    ],
  });

export const openBrowser = () => launch('--disable-gpu');

// The same with WebGL drawn by the processor: slow, so use small windows and patience.
export const openBrowserWithWebGl = () =>
  launch('--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist');

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
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
