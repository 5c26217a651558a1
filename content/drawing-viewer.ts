// Editorial rule: names of tools and what happens to a remark; short, for a thumb on a phone.
export const DRAWING_VIEWER = {} as const;
