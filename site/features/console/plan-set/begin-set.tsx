import { useState } from 'react';
import type { PlanSetDesk } from '#domain/plan-set/desk.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { Button } from '#site/ui/button.tsx';
import { useWords } from '../words.ts';
import { StartDialog } from './start-dialog.tsx';

type BeginProps = { projectId: string; starts: PlanSetDesk['starts']; onDone: () => void };

/** Where a project has no plan set yet: what there is to begin from, or what to do first. */
export function BeginSet({ projectId, starts, onDone }: BeginProps) {
  const words = useWords().PLAN_SET_DESK.begin;
  const [open, setOpen] = useState(false);
  const something = starts.newest !== null || starts.plot;
  return (
    <div className="grid justify-items-start gap-3 text-small">
      {something ? (
        <p className="text-ink-600">{words.empty}</p>
      ) : (
        <div>
          <p className="font-medium">{words.nothing}</p>
          <p className="text-ink-600">{words.nothingNext}</p>
          <a
            className="text-link inline-block py-2"
            href={ROUTES.configurator}
            target="_blank"
            rel="noreferrer"
          >
            {words.tool}
          </a>
        </div>
      )}
      <Button size="sm" variant={something ? 'primary' : 'secondary'} onClick={() => setOpen(true)}>
        {words.action}
      </Button>
      {open ? (
        <StartDialog projectId={projectId} starts={starts} onDone={onDone} onClose={() => setOpen(false)} />
      ) : null}
    </div>
  );
}
