// Editorial rule: say what happens in one short sentence, and always offer another way to reach us.

export const CHAT = {
  label: 'Chat',
  button: 'Chat with us',
  provider: 'Opens Crisp, an outside service',
  loading: 'Opening Crisp, the service that runs our chat…',
  failed: 'Chat isn’t available right now. You can reach us here:',
} as const;
