export type StructuralWords = Readonly<{
  sheet: string;
  plan: string;
  section: string;
  notes: string;
  engineer: string;
  /** By the numbers in the section. */
  keys: readonly string[];
  general: readonly string[];
}>;
