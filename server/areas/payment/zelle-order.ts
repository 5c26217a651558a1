import { createHmac } from 'node:crypto';
import { orderReference, zelleName } from '#domain/payment/order-reference.ts';
import type { PaymentRequest, ZelleSetup } from '#domain/payment/payment-request.ts';
import { keepLanguage } from '#server/areas/client/languages.ts';
import type { Db } from '#server/database/database.ts';
import { keptSecret } from '#server/database/kept-secret.ts';
import { readableWord, sha256 } from '#server/identifiers.ts';
import type { Services } from '#server/services.ts';
import { readOrderRequest, type Sender } from './order-request.ts';
import { createOrder, lockOrder } from './order-store.ts';
import { zelleMails } from './zelle-mails.tsx';

// A package that is paid by Zelle: an order like any other, which staff book when the money has come (decision 033).

export interface ZelleNames {
  /** The same order always has the same names, so a repeat after a lost answer finds it again. */
  of(orderId: string): { intentId: string; clientSecret: string };
}

export const openZelleNames = async (db: Db): Promise<ZelleNames> => {
  const secret = await keptSecret(db, 'zelle-orders');
  const digest = (words: string) => createHmac('sha256', secret).update(words).digest();
  return {
    of: (orderId) => {
      // Its end is read out and typed into a memo.
      const reference = readableWord(digest(`reference ${orderId}`), 8);
      const intentId = zelleName(`${digest(`name ${orderId}`).toString('hex').slice(0, 16)}${reference}`);
      return { intentId, clientSecret: `${intentId}_secret_${digest(orderId).toString('hex').slice(0, 32)}` };
    },
  };
};

type Asked = Sender & { id: string; body: PaymentRequest; source: string };

export const orderByZelle = async (
  services: Services,
  names: ZelleNames,
  { id, body, source, ...sender }: Asked,
): Promise<ZelleSetup> => {
  const { content, database, mail, payments } = services;
  const wanted = await readOrderRequest(services, body, sender);
  const { intentId, clientSecret } = names.of(id);
  const { order, queued } = await database.transaction(async (tx) => {
    await createOrder(tx, {
      ...wanted,
      id,
      source,
      provider: 'zelle',
      live: payments.live,
      intentId,
      clientSecretHash: sha256(clientSecret),
    });
    if (wanted.email) await keepLanguage(tx, wanted.email, sender.language);
    const order = await lockOrder(tx, id);
    if (!order) throw new Error('the order was not written');
    const { payment, brand } = content.served.content;
    const about = { words: payment, consultancy: mail.consultancy, order };
    return { order, queued: await mail.queueInTransaction(tx, zelleMails(about, brand.zellePayee)) };
  });
  for (const mailId of queued) void mail.tryNow(mailId);
  return {
    intentId,
    clientSecret,
    reference: orderReference(intentId),
    payee: content.served.content.brand.zellePayee,
    totalCents: order.amountCents,
    taxCents: order.taxCents,
  };
};
