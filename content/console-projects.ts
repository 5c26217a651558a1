// Editorial rule: for colleagues in a hurry: verbs on buttons, nothing explained twice.
export const CONSOLE_PROJECTS = {} as const;
