import type { Brand } from './brand.ts';

const SOCIAL = ['facebook', 'instagram', 'youtube', 'tiktok', 'pinterest', 'linkedin', 'houzz'] as const;
export type SocialName = (typeof SOCIAL)[number];

/** Where else the consultancy is found, in the order of its links; an empty address is not shown. */
export const socialNames = (brand: Pick<Brand, SocialName>): SocialName[] =>
  SOCIAL.filter((name) => brand[name] !== '');
