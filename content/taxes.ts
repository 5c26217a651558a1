import type { SalesTax } from '#domain/payment/sales-tax.ts';

// Editorial rule: nothing is assumed about any state. The owner types what an accountant says.
export const taxes: SalesTax = { on: false, name: 'Sales tax', rates: [] };
