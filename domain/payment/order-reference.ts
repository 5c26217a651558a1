/** What a buyer knows their order by, and reads to us on the phone: the end of the provider's name for it. */
export const orderReference = (intentId: string) => intentId.slice(-8);
