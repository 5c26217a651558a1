/** Why the site does not start, in one sentence for whoever runs it. Nothing was changed. */
export class RefusedStart extends Error {}
