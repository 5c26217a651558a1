// Editorial rule: what a screen reader says of a button that is only a picture, and of the place where notices appear.
export const INTERFACE = {
  close: 'Close',
  notice: 'Notification',
  notices: 'Notifications ({hotkey})',
} as const;
