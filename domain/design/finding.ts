export type Finding = {
  id:
    | 'gallons'
    | 'slope'
    | 'diving'
    | 'slide'
    | 'spa'
    | 'barrier'
    | 'children'
    | 'flow'
    | 'fit'
    | 'material'
    | 'heat'
    | 'budget'
    | 'ground';
  tone: 'good' | 'note' | 'warning';
  sentence: string;
  rule: string;
  source: string;
};

// Several findings by one rule.
export const finding =
  (id: Finding['id'], rule: string, source: string) =>
  (tone: Finding['tone'], sentence: string): Finding => ({ id, tone, sentence, rule, source });

/** As a sentence tells a measure. */
export const tidy = (value: number) => Math.round(value * 10) / 10;
