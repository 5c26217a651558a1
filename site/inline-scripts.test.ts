import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { EARLY_SCRIPT } from './early-presses.ts';
import { CHAT_SCRIPT } from './layout/chat-script.ts';
import { MENU_SCRIPT } from './layout/menu-script.ts';

test.each(Object.entries({ EARLY_SCRIPT, CHAT_SCRIPT, MENU_SCRIPT }))(
  '%s, written as text, is a script a browser can read, and cannot end its own element',
  (_, code) => {
    expect(() => new Script(code)).not.toThrow();
    expect(code).not.toMatch(/<\/script|<!--/i);
  },
);
