import { PACKAGE_IDS, type PackageId } from '#domain/package/catalogue.ts';
import { ROUTES } from '#domain/site/routes.ts';

const NAME = 'pay';

const packageOf = (name: string | null | undefined): PackageId | undefined =>
  PACKAGE_IDS.find((id) => id === name);

/** Where a package is paid for that was not: its payment opens there, or all packages stand there where it is not known. */
export const payAgainHref = (name: string | undefined): string => {
  const id = packageOf(name);
  return id ? `${ROUTES.packages}?${new URLSearchParams({ [NAME]: id })}#${id}` : ROUTES.packages;
};

/** The package whose payment an address asks for. */
export const payAgainIn = (search: string): PackageId | undefined =>
  packageOf(new URLSearchParams(search).get(NAME));
