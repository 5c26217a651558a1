import { fill } from '#domain/words/fill.ts';
import { type TermsWords, termsVersion } from './terms-version.ts';

/** As much of the served content as a buyer accepts. */
interface ServedTerms {
  brand: { name: string };
  payment: { PAYMENT_CARD: { noRefund: string } };
  terms: {
    TERMS_AND_CONDITIONS: {
      title: string;
      summary: string;
      sections: readonly { title: string; paragraphs?: readonly string[]; items?: readonly string[] }[];
    };
  };
}

/** The terms and the rule on refunds, as they are served. */
export const acceptedWords = ({ brand, payment, terms }: ServedTerms): TermsWords => {
  const { title, summary, sections } = terms.TERMS_AND_CONDITIONS;
  const said = (sentence: string) => fill(sentence, { brand: brand.name });
  return {
    title,
    summary: said(summary),
    sections: sections.map(({ title, paragraphs = [], items = [] }) => ({
      title,
      lines: [...paragraphs, ...items].map(said),
    })),
    refundRule: payment.PAYMENT_CARD.noRefund,
  };
};

/** What a page sends back as the version that its visitor ticked. */
export const termsVersionOf = (content: ServedTerms): string => termsVersion(acceptedWords(content));
