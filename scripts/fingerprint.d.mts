/** One hash over everything a build is made of. */
export declare const fingerprint: () => string;
