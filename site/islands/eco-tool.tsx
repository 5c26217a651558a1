import { MailResultLater } from '#site/features/assessment/mail-result-later.tsx';
import type { MailResultWords } from '#site/features/assessment/words.ts';
import { EcoAnalyser } from '#site/features/eco/eco-analyser.tsx';
import type { EcoWords } from '#site/features/eco/words.ts';

type EcoToolProps = { words: EcoWords; mail: MailResultWords };

export function EcoTool({ words, mail }: EcoToolProps) {
  return (
    <EcoAnalyser
      words={words}
      mail={(inputs) => <MailResultLater words={mail} assessment={{ kind: 'eco', ...inputs }} />}
    />
  );
}
