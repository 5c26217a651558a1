import type { PackageOffer } from '#domain/package/catalogue.ts';
import { offerFor, type PaymentRequest } from '#domain/payment/payment-request.ts';
import { changedOffer, type PriceChange, sayChange } from '#domain/payment/price-change.ts';
import type { Language } from '#domain/site/languages.ts';
import type { ContentStore } from '#server/areas/content/store.ts';
import { Refusal } from '#server/refusal.ts';
import { voiceOf } from '#server/voice.ts';

/**
 * What may be charged: an offer of the newest version, as it stands there. A former one is refused with the one in its place.
 * A page names it as its readers do; it is kept under its English title.
 */
export async function publishedOffer(store: ContentStore, request: PaymentRequest, language: Language) {
  // Another process may have published a moment ago. Version and offers are read without a pause between them.
  await store.refresh();
  const { version: contentVersion, content } = store.served;
  const shown = store.served.in(language);
  const { say } = voiceOf(shown);
  const named = (offers: readonly PackageOffer[]) =>
    offers.map(({ id, title, price }) => ({ id, title: say(title), price }));
  const { PACKAGES } = content.packages;
  const asked = offerFor(named(PACKAGES), request);
  const chosen = PACKAGES.find(({ id }) => id === asked?.id);
  if (chosen) return { chosen, contentVersion, content, shown };
  const changed = changedOffer(named(PACKAGES), named(store.formerOffers()), request);
  if (!changed) throw new Refusal(400, 'unknown-package', 'This package and amount are not in our catalog.');
  const { id, title, price } = changed.now;
  const message = sayChange(shown.paymentDialog.CHANGED_OFFER, changed.before, changed.now);
  const details: Pick<PriceChange, 'offer'> = { offer: { id, title, price } };
  throw new Refusal(409, 'price-changed', message, { details });
}
