/** A sales tax as the owner has set it (content/documents/taxes.ts): nothing is assumed about any state. */
export interface SalesTax {
  on: boolean;
  /** How it is called beside the price: "Sales tax". */
  name: string;
  /** In thousandths of a percent: 7.5 % is 7500. */
  rates: readonly { region: string; thousandths: number }[];
}

export interface TaxedPrice {
  netCents: number;
  taxCents: number;
  totalCents: number;
  /** Of the buyer's state, in thousandths of a percent; 0 where there is none. */
  thousandths: number;
}

/** Half a cent is rounded up, as tax tables do. */
export const withSalesTax = (netCents: number, tax: SalesTax, region: string | undefined): TaxedPrice => {
  const thousandths = tax.on ? (tax.rates.find((rate) => rate.region === region)?.thousandths ?? 0) : 0;
  const taxCents = Math.floor((netCents * thousandths + 50_000) / 100_000);
  return { netCents, taxCents, totalCents: netCents + taxCents, thousandths };
};

/** "7.5%", "6.875%": as many digits as the rate has. */
export const percentOf = (thousandths: number): string => `${thousandths / 1000}%`;
