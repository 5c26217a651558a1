/** A form that a browser sent by itself, as it stood, and what is wrong with it, by the control's name. */
export type GivenForm = {
  values: Record<string, string | readonly string[]>;
  errors: Record<string, string>;
  /** Why it could not be taken at all; `kept` says whether what was written is still there. */
  trouble?: { message: string; kept: boolean };
};
