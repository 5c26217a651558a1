import { expect, test } from 'vitest';
import { CHAT_SCRIPT } from './layout/chat-script.ts';
import { LANGUAGE_SCRIPT } from './layout/language-script.ts';
import { MENU_SCRIPT } from './layout/menu-script.ts';
import { VISIT_SCRIPT } from './layout/visit-script.ts';
import { EARLY_SCRIPT } from './replay-early-input.ts';

// They are texts to the compiler, so somebody else has to read them.
test.each(Object.entries({ EARLY_SCRIPT, CHAT_SCRIPT, LANGUAGE_SCRIPT, MENU_SCRIPT, VISIT_SCRIPT }))(
  '%s is a script that a browser can read',
  (_, code) => {
    expect(() => new Function(code)).not.toThrow();
  },
);
