import { useState } from 'react';
import { fill } from '#domain/words/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { useAttempt } from '../attempt.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { showDate } from '../show-value.ts';
import { send } from '../staff-calls.ts';
import { useWords } from '../words.ts';
import { useDesk } from './desk.ts';
import { Part, Quiet } from './project-part.tsx';

/** The link itself is never shown here: it goes to the client's own address only. */
export function LinkPart() {
  const { PROJECT_DESK, STUDIO_ZONE } = useWords();
  const words = PROJECT_DESK.link;
  const { project, url, reload } = useDesk();
  const { attempt, busy } = useAttempt();
  const [asking, setAsking] = useState(false);
  const { linkIssuedAt, lastSeenAt } = project;
  const email = project.email ?? '';
  async function renew() {
    setAsking(false);
    if (await attempt(() => send('POST', `${url}/link`), fill(words.renewed, { email }))) reload();
  }
  return (
    <Part id="link" title={words.title}>
      <p className="text-small">
        {linkIssuedAt ? fill(words.issued, { when: showDate(STUDIO_ZONE, linkIssuedAt) }) : words.notIssued}
      </p>
      <p className="text-small">
        {lastSeenAt ? fill(words.seen, { when: showDate(STUDIO_ZONE, lastSeenAt) }) : words.notSeen}
      </p>
      {email ? (
        <Button variant="quiet" pending={busy} onClick={() => setAsking(true)}>
          {words.renew}
        </Button>
      ) : (
        <Quiet>{words.noEmail}</Quiet>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        action={words.renew}
        question={fill(words.renewQuestion, { email })}
        onConfirm={() => void renew()}
      />
    </Part>
  );
}
