// Editorial rule: for a colleague with money in hand. Say what happens to the buyer before it is pressed.
export const ORDER_DESK = {
  /** Begun, and nothing has come: by card nothing is to be done, by Zelle somebody looks at the bank. */
  begun: { zelle: 'waiting for Zelle', other: 'not finished', filter: 'not finished or waiting for Zelle' },
  /** Some of it went back, the rest stays paid. */
  partlyRefunded: 'partly refunded',
  byZelle: 'by Zelle',
  receipt: 'Download receipt {number}',
  paid: 'Book as paid',
  paidQuestion:
    'Book {amount} for “{title}” as received by Zelle? The receipt and the link to the project room go to {email} right away. Check the amount and the reference {reference} at your bank first: this cannot be taken back, only refunded.',
  paidDone: 'Booked. Receipt {number} is on its way to the buyer.',
  cancel: 'Cancel this order',
  cancelQuestion:
    'The money is not coming? The order is closed. Should it come after all, you can still book it. The buyer is not told.',
  cancelDone: 'The order is closed.',
  noEmail: 'the buyer',
  terms: 'Read what was accepted',
  termsTitle: 'Terms, version {version}',
  termsSince: 'Accepted for the first time on {when}',
  refundRule: 'Rule on refunds, beside the tick',
} as const;
