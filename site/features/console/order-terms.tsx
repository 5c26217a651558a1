import { useState } from 'react';
import { keptTermsSchema } from '#domain/payment/terms-version.ts';
import { fill } from '#domain/words/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { Dialog } from '#site/ui/dialog.tsx';
import { Heading } from '#site/ui/section.tsx';
import { Loaded } from './parts.tsx';
import { showDate } from './show-value.ts';
import { useRead } from './use-read.ts';
import { useWords } from './words.ts';

/** The terms that a buyer ticked, word for word, whatever they say today. */
export function OrderTerms({ version }: { version: string }) {
  const { ORDER_DESK } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {ORDER_DESK.terms}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={fill(ORDER_DESK.termsTitle, { version })} size="lg">
        <KeptTerms version={version} />
      </Dialog>
    </>
  );
}

function KeptTerms({ version }: { version: string }) {
  const { ORDER_DESK, STUDIO_ZONE } = useWords();
  const query = useRead(keptTermsSchema, `/api/staff/terms/${version}`);
  return (
    <Loaded query={query}>
      {({ since, words }) => (
        <div className="grid gap-5">
          <p className="text-ink-600 text-small">
            {fill(ORDER_DESK.termsSince, { when: showDate(STUDIO_ZONE, since) })}
          </p>
          <section>
            <Heading level={3} size="small">
              {ORDER_DESK.refundRule}
            </Heading>
            <p className="mt-1">{words.refundRule}</p>
          </section>
          <p>{words.summary}</p>
          {words.sections.map(({ title, lines }) => (
            <section key={title}>
              <Heading level={3} size="small">
                {title}
              </Heading>
              {lines.map((line) => (
                <p key={line} className="mt-1">
                  {line}
                </p>
              ))}
            </section>
          ))}
        </div>
      )}
    </Loaded>
  );
}
