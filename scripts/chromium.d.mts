export const findChromium: () => Promise<string | undefined>;
export const ensureChromium: () => Promise<string>;
export const ensureHeadlessChromium: () => Promise<string>;
