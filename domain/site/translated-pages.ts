import { NATIVE_FORMS } from './native-forms.ts';
import { PAGES, projectOfPage, ROUTES } from './routes.ts';

// Pages that stand below /es as well. The console is for the owner, and files have no language.
const ENGLISH_ONLY = new Set<string>([ROUTES.admin]);

/** Whether a page, by its English address, has a Spanish one. */
export const isTranslated = (path: string): boolean =>
  path === NATIVE_FORMS.estimate ||
  (PAGES.has(path) && !path.includes('.') && !ENGLISH_ONLY.has(path)) ||
  projectOfPage(path) !== undefined;
