import type { Config } from '@react-router/dev/config';
import { ANSWER_PAGES, CONTACT_SENT } from './domain/site/native-forms.ts';
import { ROUTES } from './domain/site/routes.ts';

// No page is rendered per request: every address of the table is written to HTML at build, whole.
export default {
  appDirectory: 'site',
  buildDirectory: 'build/site',
  ssr: false,
  prerender: [...Object.values(ROUTES), CONTACT_SENT, ...Object.values(ANSWER_PAGES), '/404'],
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;
