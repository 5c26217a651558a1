// The one schema: every area's tables, for migrations and typed queries on PGlite and PostgreSQL alike.
export * from '../areas/booking/tables.ts';
export * from '../areas/client/tables.ts';
export * from '../areas/content/tables.ts';
export * from '../areas/design/tables.ts';
export * from '../areas/estimate/tables.ts';
export * from '../areas/inquiry/tables.ts';
export * from '../areas/intake/tables.ts';
export * from '../areas/mail/tables.ts';
export * from '../areas/panorama/tables.ts';
export * from '../areas/payment/tables.ts';
export * from '../areas/plan-set/tables.ts';
export * from '../areas/project/tables.ts';
export * from '../areas/staff/tables.ts';
export * from '../areas/visit/tables.ts';
export * from '../areas/webhook/tables.ts';
export * from './tables.ts';
