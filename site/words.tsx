import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

/**
 * The words of one feature, from the content of the served version: its root component takes them as a prop and provides them,
 * the components below read them. A feature's `words.ts` says which part of the content that is.
 */
export function wordsContext<Words>() {
  const Context = createContext<Words | undefined>(undefined);

  function WordsProvider({ words, children }: { words: Words; children: ReactNode }) {
    return <Context value={words}>{children}</Context>;
  }

  /** The feature's root, which is given the words. */
  function withWords<Props extends object>(Root: ComponentType<Props & { words: Words }>) {
    return (props: Props & { words: Words }) => (
      <WordsProvider words={props.words}>
        <Root {...props} />
      </WordsProvider>
    );
  }

  function useWords(): Words {
    const words = useContext(Context);
    if (!words) throw new Error('This part stands outside the provider of its words.');
    return words;
  }

  return { WordsProvider, withWords, useWords };
}
