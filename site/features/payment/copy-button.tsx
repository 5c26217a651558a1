import { useState } from 'react';
import { toast } from '#site/ui/toast.ts';
import type { ReturnWords } from './words.ts';

type CopyButtonProps = { words: ReturnWords['transfer']; what: string; text: string };

export function CopyButton({ words, what, text }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => toast({ title: words.copyFailed, variant: 'destructive' }),
    );
  return (
    <button
      type="button"
      className="min-h-10 min-w-18 shrink-0 cursor-pointer rounded-control border border-lagoon px-2.5 font-semibold text-lagoon text-small hover:bg-foam"
      onClick={() => void copy()}
      onBlur={() => setCopied(false)}
    >
      <span aria-live="polite">{copied ? words.copied : words.copy}</span>
      <span className="sr-only"> {what}</span>
    </button>
  );
}
