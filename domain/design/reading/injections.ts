// Sentences that address a machine instead of describing a pool are left unread.
const INJECTION_PATTERNS = [
  /\b(ignore|disregard|forget|override|bypass)\b.{0,40}\b(instruction|prompt|rule|above|previous|prior|earlier|everything|guideline|system)/,
  /\b(system|developer|hidden)\s*(prompt|message|instruction)/,
  /\byou are now\b|\bact as\b.{0,30}\b(admin|assistant|ai|developer|system|bot)\b|\bas an ai\b|\bjailbreak\b|\bdeveloper mode\b/,
  /\b(respond|reply|answer|output|return|print|say)\b.{0,30}\b(json|only|exactly|with the|yaml|verbatim|api key|password|secret)/,
  /\b(set|make|change|report|list|put)\b.{0,20}\b(the )?(price|cost|estimate|total|totallow|totalhigh|discount|features?|style|childfriendly|approxlengthft)\b.{0,10}\b(to|as|=|at)\b/,
  /\b(ignor[ae]|olvid[ae]|desobede[zc][ac]a?)\w*\b.{0,40}\b(instrucci[oó]n|prompt|reglas del sistema)/,
  /\b(end of|new) (user )?(input|instructions?|prompt)\b|###|\[inst\]|<\|/,
];

// Replaced by spaces of the same length, so that every position stays where the visitor put it.
export function blankInjections(text: string): {
  readable: string;
  promptInjections: { start: number; end: number }[];
} {
  const promptInjections: { start: number; end: number }[] = [];
  let readable = '';
  for (const match of text.matchAll(/[^.!?\n\r]*(?:\.(?=\d)[^.!?\n\r]*)*[.!?\n\r]*/g)) {
    const sentence = match[0];
    if (sentence === '') continue;
    const plain = sentence.toLowerCase();
    if (INJECTION_PATTERNS.some((pattern) => pattern.test(plain))) {
      promptInjections.push({ start: match.index, end: match.index + sentence.length });
      // The stop itself stays, so that what was said before does not run on.
      readable += `;${' '.repeat(sentence.length - 1)}`;
    } else readable += sentence;
  }
  return { readable, promptInjections };
}
