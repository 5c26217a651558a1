import * as z from 'zod/mini';
import { emailAddress } from '#domain/site/email-address.ts';
import { TextField } from '#site/ui/field.tsx';
import { useWords } from './words.ts';

type ReceiptEmailProps = {
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
  className?: string;
};

/** Nothing given is fine; what is given must be an address before anything is paid. */
export const readReceiptEmail = (text: string): { email?: string; error?: string } => {
  if (!text.trim()) return {};
  const read = z.safeParse(emailAddress, text.trim());
  return read.success ? { email: read.data } : { error: read.error.issues[0]?.message };
};

export function ReceiptEmail({ value, error, onChange, className }: ReceiptEmailProps) {
  const { PAYMENT_CARD } = useWords();
  return (
    <TextField
      className={className}
      label={PAYMENT_CARD.receiptEmail}
      hint={PAYMENT_CARD.receiptEmailHint}
      name="receiptEmail"
      type="email"
      autoComplete="email"
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
