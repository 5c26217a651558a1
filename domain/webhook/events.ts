// What other programs can be told of, as it happens (Standard Webhooks). The triggers that note each of them stand in the
// migration of the table `webhook_events`.
export const WEBHOOK_EVENTS = [
  'lead.created',
  'intake.created',
  'order.paid',
  'order.refunded',
  'booking.created',
  'booking.moved',
  'booking.canceled',
  'approval.given',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** `dropped`: what it was about had been erased before it could be sent. */
export const DELIVERY_STATES = ['queued', 'sent', 'failed', 'dropped'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why an attempt failed, in words for programs; the console has sentences for them. */
export const DELIVERY_ERRORS = [
  'not-found',
  'private-address',
  'unreachable',
  'certificate',
  'timeout',
  'cut-off',
  'headers',
  'redirect',
  'status',
  'gone',
  'erased',
  'restored',
] as const;
export type DeliveryError = (typeof DELIVERY_ERRORS)[number];

/** A receiver that took nothing for so long gets nothing more. */
export const STOP_AFTER_DAYS = 5;

/** Why a connection was switched off by itself. */
export const STOP_REASONS = ['gone', 'failing'] as const;
export type StopReason = (typeof STOP_REASONS)[number];
