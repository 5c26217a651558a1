import type { ReactNode } from 'react';
import { MailResultLater } from '#site/features/assessment/mail-result-later.tsx';
import type { MailResultWords } from '#site/features/assessment/words.ts';
import { SafetyGuide } from '#site/features/safety/safety-guide.tsx';
import type { SafetyWords } from '#site/features/safety/words.ts';

type SafetyToolProps = {
  words: SafetyWords;
  mail: MailResultWords;
  layers?: ReactNode;
  laws?: ReactNode;
  children?: ReactNode;
};

export function SafetyTool({ mail, ...guide }: SafetyToolProps) {
  return (
    <SafetyGuide
      {...guide}
      mail={(answers) => <MailResultLater words={mail} assessment={{ kind: 'safety', answers }} />}
    />
  );
}
