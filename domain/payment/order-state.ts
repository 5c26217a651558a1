// An order only moves forwards: a late or repeated event can never undo a payment.

export const ORDER_STATES = ['created', 'processing', 'failed', 'expired', 'paid', 'refunded'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

const rank = (state: OrderState) => ORDER_STATES.indexOf(state);

/** A failed attempt may still be followed by a good one; a paid order can only be refunded. */
export const moveForward = (current: OrderState, next: OrderState): OrderState =>
  rank(next) > rank(current) ? next : current;

export const isOrderState = (text: string): text is OrderState =>
  ORDER_STATES.some((state) => state === text);
