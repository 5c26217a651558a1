/** Where in the console's bar who is signed in stands, and the way through the console on a phone. */
export const CONSOLE_SESSION = 'console-session';
