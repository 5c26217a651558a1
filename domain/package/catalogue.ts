// What can be bought and for how many dollars. The browser shows these, the server charges nothing else.
export const PACKAGES = [
  { id: 'premium-3d', title: 'Premium 3D Design', price: 495, popular: false },
  { id: 'engineering-stamp', title: 'Standard Structural Engineering Stamp', price: 695, popular: false },
  { id: 'luxury-resort', title: 'Luxury Resort', price: 995, popular: false },
  { id: 'permitting', title: 'Permitting Services', price: 895, popular: false },
  { id: 'diy', title: 'DIY Pools and Build Your Own Pool Package', price: 1_595, popular: true },
] as const;

export type PoolPackage = (typeof PACKAGES)[number];
export type PackageId = PoolPackage['id'];
export type PackageTitle = PoolPackage['title'];

export const JURISDICTION_NOTE = 'Jurisdictional extras not included';
export const POPULAR_MARK = 'Most Popular';

export const packageTitled = (title: string): PoolPackage | undefined =>
  PACKAGES.find((item) => item.title === title);
