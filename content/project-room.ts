// Editorial rule: what the client of a running project reads: whose turn it is, what is asked of them, in plain words.
export const PROJECT_ROOM = {} as const;
