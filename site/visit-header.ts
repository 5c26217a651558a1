import { VISIT_HEADER, VISIT_STORAGE } from '#domain/visit/visit.ts';

/** Where this tab's visit came from, as layout/visit-script.ts noted it; nothing where that may not be read. */
export const visitHeader = (): Record<string, string> => {
  try {
    const source = sessionStorage.getItem(VISIT_STORAGE.source);
    return source ? { [VISIT_HEADER]: source } : {};
  } catch {
    return {};
  }
};
