export const MB = 1024 * 1024;

/** A file's size as listed: to two decimals. */
export const megabytes = (bytes: number) => `${(bytes / MB).toFixed(2)} MB`;
