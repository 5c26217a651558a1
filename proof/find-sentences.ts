// Which of many sentences stand in a text. To look for each by itself takes thousands of passes over the text; this takes one: whoever
// is at least two pieces long has a whole piece wherever a text is cut, so one look per piece finds every candidate.

const PIECE = 12;

export function sentenceFinder(sentences: readonly string[]): (text: string) => string[] {
  const holders = new Map<string, string[]>();
  for (const sentence of sentences) {
    if (sentence.length < 2 * PIECE) throw new Error(`too short to be found by its pieces: ${sentence}`);
    for (let at = 0; at + PIECE <= sentence.length; at++) {
      const piece = sentence.slice(at, at + PIECE);
      const known = holders.get(piece);
      if (known) known.push(sentence);
      else holders.set(piece, [sentence]);
    }
  }
  return (text) => {
    const candidates = new Set<string>();
    for (let at = 0; at + PIECE <= text.length; at += PIECE)
      for (const sentence of holders.get(text.slice(at, at + PIECE)) ?? []) candidates.add(sentence);
    return [...candidates].filter((sentence) => text.includes(sentence));
  };
}
