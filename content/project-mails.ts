// Editorial rule: one mail, one occasion: what happened, what to do, the link.
export const PROJECT_MAILS = {} as const;
