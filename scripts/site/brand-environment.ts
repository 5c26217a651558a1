import { BRAND_ENVIRONMENT } from '../../domain/site/brand.ts';

// Only the names that are really set: the others keep their defaults in domain/site/brand.ts.
export function brandFromEnvironment(environment: NodeJS.ProcessEnv = process.env): Record<string, string> {
  const entries = Object.entries(BRAND_ENVIRONMENT).flatMap(([key, variable]) => {
    const value = environment[variable]?.trim();
    return value ? [[key, value] as const] : [];
  });
  return Object.fromEntries(entries);
}
