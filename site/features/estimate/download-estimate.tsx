import { useEffect, useId, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { EstimateForm } from '#domain/estimate/estimate-form.ts';
import { estimatePdfUrl } from '#domain/estimate/estimate-pdf.ts';
import { NATIVE_BUTTONS } from '#domain/estimate/native-buttons.ts';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { useWords } from './words.ts';

const NEEDED = ['size', 'type', 'material'] as const;

// The same paper that is mailed, at once and without an address.
export function DownloadEstimate({ form }: { form: UseFormReturn<EstimateForm> }) {
  const { CALCULATOR } = useWords();
  const chosen = useWatch({ control: form.control });
  const hint = useId();
  // Without script the button sends what is chosen; only script knows that something is missing.
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const missing = NEEDED.find((field) => !chosen[field]);
  const url = estimatePdfUrl(chosen);
  const label = (
    <>
      <Icon name="download" />
      {CALCULATOR.download}
    </>
  );
  return (
    <div className="max-sm:w-full">
      {url ? (
        <ButtonLink variant="quiet" href={url} download>
          {label}
        </ButtonLink>
      ) : (
        <Button
          variant="quiet"
          type="submit"
          name={NATIVE_BUTTONS.name}
          value={NATIVE_BUTTONS.paper}
          aria-disabled={awake || undefined}
          aria-describedby={hint}
          className="aria-disabled:text-ink-600! aria-disabled:opacity-100!"
          onClick={(event) => {
            event.preventDefault();
            if (missing) form.setFocus(missing);
          }}
        >
          {label}
        </Button>
      )}
      <p id={hint} className="text-fine text-ink-600">
        {url ? CALCULATOR.downloadHint : CALCULATOR.downloadMissing}
      </p>
    </div>
  );
}
