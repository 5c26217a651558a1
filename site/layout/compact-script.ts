/** A script that stands in every page, without the blanks that only we read. */
export const compact = (script: string): string => script.replace(/\n\s+/g, '\n');
