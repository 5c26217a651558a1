import { offerFor, type PaymentRequest } from '#domain/payment/payment-request.ts';
import { changedOffer, type PriceChange, sayChange } from '#domain/payment/price-change.ts';
import type { ContentStore } from '#server/areas/content/store.ts';
import { Refusal } from '#server/refusal.ts';

/** What may be charged: an offer of the newest version, as it stands there. A former one is refused with the one in its place. */
export async function publishedOffer(store: ContentStore, request: PaymentRequest) {
  // Another process may have published a moment ago. Version and offers are read without a pause between them.
  await store.refresh();
  const { version: contentVersion, content } = store.served;
  const { PACKAGES } = content.packages;
  const chosen = offerFor(PACKAGES, request);
  if (chosen) return { chosen, contentVersion, content };
  const changed = changedOffer(PACKAGES, store.formerOffers(), request);
  if (!changed) throw new Refusal(400, 'unknown-package', 'This package and amount are not in our catalog.');
  const { id, title, price } = changed.now;
  const message = sayChange(content.paymentDialog.CHANGED_OFFER, changed.before, changed.now);
  const details: Pick<PriceChange, 'offer'> = { offer: { id, title, price } };
  throw new Refusal(409, 'price-changed', message, { details });
}
