import type { Phrases } from '#domain/words/phrasebook.ts';

export const chat: Phrases = {
  Chat: 'Chat',
  'Chat with us': 'Chatee con nosotros',
  'Opens Crisp, an outside service': 'Abre Crisp, un servicio externo',
  'Opening Crisp, the service that runs our chat…': 'Abriendo Crisp, el servicio de nuestro chat…',
  'Chat isn’t available right now. You can reach us here:':
    'El chat no está disponible en este momento. Puede comunicarse con nosotros aquí:',
};
