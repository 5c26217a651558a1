import { WITHOUT_LANGUAGE } from './languages.ts';
import { NATIVE_FORMS } from './native-forms.ts';
import { PAGES, projectOfPage } from './routes.ts';

/** Whether a page, by its English address, has a Spanish one. */
export const isTranslated = (path: string): boolean =>
  !WITHOUT_LANGUAGE.test(path) &&
  (path === NATIVE_FORMS.estimate || PAGES.has(path) || projectOfPage(path) !== undefined);
