import type { Phrases } from '#domain/words/phrasebook.ts';

export const interfaceWords: Phrases = {
  Notification: 'Notificación',
  'Notifications ({hotkey})': 'Notificaciones ({hotkey})',
};
