/** One hash over everything a build is made of. */
export declare const fingerprint: () => string;
export declare const BUILD_MARK: string;
