/** What a buyer knows their order by, and reads to us on the phone: the end of the provider's name for it. */
export const orderReference = (intentId: string) => intentId.slice(-8);

const ZELLE = 'zelle_';
/** A payment that no provider knows of: the name of an order by Zelle. */
export const zelleName = (end: string) => `${ZELLE}${end}`;
export const isZelleName = (intentId: string) => intentId.startsWith(ZELLE);
