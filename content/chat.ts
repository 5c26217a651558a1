// Editorial rule: say what happens in one short sentence, and always offer another way to reach us.

export const CHAT = {
  label: 'Chat',
  button: 'Chat with us',
  loading: 'Opening the chat…',
  failed: 'Chat isn’t available right now. You can reach us here:',
} as const;
