import { MailResultLater } from '#site/features/assessment/mail-result-later.tsx';
import type { MailResultWords } from '#site/features/assessment/words.ts';
import type { YardWords } from '#site/features/yard/words.ts';
import { YardAnalysis } from '#site/features/yard/yard-analysis.tsx';

type YardToolProps = { words: YardWords; mail: MailResultWords };

export function YardTool({ words, mail }: YardToolProps) {
  return (
    <YardAnalysis
      words={words}
      mail={(inputs) => <MailResultLater words={mail} assessment={{ kind: 'yard', ...inputs }} />}
    />
  );
}
