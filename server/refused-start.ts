/** Why the site does not start, in one sentence for the operator. Nothing that was there has been changed. */
export class RefusedStart extends Error {}
