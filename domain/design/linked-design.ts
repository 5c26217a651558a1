// A design that somebody's words link to: the tools write its address into what they hand on to a form.
const LINKED = /[?&]d=([A-Za-z0-9_-]{22})(?![A-Za-z0-9_-])/;

/** The name of the first design that is linked to, if there is one. */
export const linkedDesign = (text: string): string | undefined => LINKED.exec(text)?.[1];
