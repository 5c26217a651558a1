import { useState } from 'react';
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
export function useReceiptEmail() {
  const [value, onChange] = useState('');
  const [error, setError] = useState<string>();
  /** The address, or null while what is given is none. */
  function check(): string | undefined | null {
    const read = z.safeParse(z.optional(emailAddress), value.trim() || undefined);
    setError(read.error?.issues[0]?.message);
    return read.success ? read.data : null;
  }
  return { field: { value, error, onChange }, check };
}

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
