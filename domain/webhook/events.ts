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

export const DELIVERY_STATES = ['queued', 'sent', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
