import { useState } from 'react';
import { ROUTES } from '#domain/site/routes.ts';
import { fill } from '#domain/words/fill.ts';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { Container, Heading } from '#site/ui/section.tsx';
import { toast } from '#site/ui/toast.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useOpenRoom } from './room-context.tsx';
import { hrefOf } from './use-view.ts';
import { useWords } from './words.ts';

export function PrivateLink() {
  const { LINK } = useWords();
  async function copy() {
    try {
      await navigator.clipboard.writeText(new URL(hrefOf({ section: 'home' }), window.location.href).href);
      toast({ title: LINK.copied });
    } catch {
      toast({ title: LINK.copyFailed, variant: 'destructive' });
    }
  }
  return (
    <Container className="pt-8 pb-16 lg:pb-28">
      <Heading level={1} size="heading" tabIndex={-1}>
        {LINK.heading}
      </Heading>
      <div className="mt-8 grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <section>
          <Heading level={2} size="subheading">
            {LINK.who}
          </Heading>
          <p className="mt-3">{LINK.whoWords}</p>
          <p className="mt-3">{LINK.share}</p>
          <Button variant="secondary" className="mt-5" onClick={() => void copy()}>
            {LINK.copy}
          </Button>
        </section>
        <section>
          <Heading level={2} size="subheading">
            {LINK.replace}
          </Heading>
          <NewLink />
        </section>
      </div>
    </Container>
  );
}

function NewLink() {
  const { ROOM, LINK } = useWords();
  const { room, calls, endHere } = useOpenRoom();
  const [asking, setAsking] = useState(false);
  if (!room.mailHint) {
    return (
      <>
        <p className="mt-3">{LINK.replaceNoMail}</p>
        <ButtonLink href={ROUTES.contact} variant="secondary" className="mt-5">
          {ROOM.contact}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <p className="mt-3">{fill(LINK.replaceWords, { mail: room.mailHint })}</p>
      <Button variant="secondary" className="mt-5" onClick={() => setAsking(true)}>
        {LINK.replaceButton}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={LINK.replaceHeading}
        words={LINK.replaceLead}
        button={LINK.replaceConfirm}
        work={async () => {
          await calls.send('POST', '/link', {});
          endHere();
        }}
      />
    </>
  );
}
