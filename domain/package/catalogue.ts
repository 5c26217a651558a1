// What can be bought. A package is known by its id for good; what it is called and costs is content.
export const PACKAGE_IDS = ['premium-3d', 'engineering-stamp', 'luxury-resort', 'permitting', 'diy'] as const;
export type PackageId = (typeof PACKAGE_IDS)[number];

export type PoolPackage = {
  id: PackageId;
  title: string;
  /** Whole dollars. */
  price: number;
  popular: boolean;
  description: string;
  features: readonly string[];
  idealFor: string;
  icon: 'cube' | 'stamp' | 'palm' | 'clipboard' | 'shovel';
  /** A limit of the offer beside its title; '' for none. */
  note: string;
};

/** What a buyer agrees to. */
export type PackageOffer = Pick<PoolPackage, 'id' | 'title' | 'price'>;

/** As they stand on a page: the one most people take, then the others in their order. */
export const popularFirst = <One extends { popular: boolean }>(packages: readonly One[]): One[] =>
  packages.toSorted((a, b) => Number(b.popular) - Number(a.popular));

export const JURISDICTION_NOTE = 'Jurisdictional extras not included';
export const POPULAR_MARK = 'Most Popular';
