import * as z from 'zod/mini';
import { STAFF_ROLES, type StaffRole } from '#domain/console/roles.ts';
import { type Colleague, type Welcome, welcomeSchema } from '#domain/console/team.ts';
import { fill } from '#domain/words/fill.ts';
import { Dialog } from '#site/ui/dialog.tsx';
import { FieldSet, TextField } from '#site/ui/field.tsx';
import { toast } from '#site/ui/toast.ts';
import { InvalidInput, useSubmit } from './attempt.ts';
import { focusSoon } from './focus-soon.ts';
import { FormFoot } from './form-foot.tsx';
import { send } from './staff-calls.ts';
import { type ConsoleWords, useWords } from './words.ts';

type AccountWords = ConsoleWords['CONSOLE']['account'];

/** What an owner is about to do, and to whom. */
export type TeamChange = { what: 'add' } | { what: 'role' | 'renew' | 'remove'; whom: Colleague };

const CALLS = { role: 'role', renew: 'password', remove: 'remove' } as const;

// What is asked, under which words, by which call.
const questionOf = (words: AccountWords, change: TeamChange) => {
  if (change.what === 'add')
    return { title: words.add, lead: words.addLead, action: words.add, url: '/api/staff/team' };
  const { email, id } = change.whom;
  const said = {
    role: { title: words.roleThe, lead: words.roleLead, action: words.saveRole },
    renew: { title: words.renewThe, lead: words.renewLead, action: words.renew },
    remove: { title: words.removeThe, lead: words.removeLead, action: words.remove },
  }[change.what];
  return {
    ...said,
    title: fill(said.title, { email }),
    url: `/api/staff/team/${id}/${CALLS[change.what]}`,
  };
};

type DialogProps = {
  change: TeamChange;
  onDone: (told: Welcome | undefined) => void;
  onClose: () => void;
};

// Every change of the team asks for one's own password again: an unattended session is not enough.
export function TeamDialog({ change, onDone, onClose }: DialogProps) {
  const { CONSOLE } = useWords();
  const words = CONSOLE.account;
  const { what } = change;
  const { title, lead, action, url } = questionOf(words, change);
  const asksRole = what === 'add' || what === 'role';
  const { onSubmit, busy, failure } = useSubmit(async (field) => {
    const role = field('role');
    if (asksRole && !role) throw new InvalidInput(words.roleMissing);
    const told = await send('POST', url, {
      password: field('ownPassword'),
      ...(what === 'add' ? { email: field('colleague').trim() } : {}),
      ...(asksRole ? { role } : {}),
    });
    const handsOver = what === 'add' || what === 'renew';
    if (!handsOver) toast({ title: what === 'role' ? words.roleChanged : words.removed });
    onDone(handsOver ? z.parse(welcomeSchema, told) : undefined);
  });

  return (
    <Dialog open onOpenChange={onClose} title={title} description={lead} size="sm">
      <form onSubmit={onSubmit} noValidate className="grid gap-4">
        {what === 'add' ? (
          <TextField
            label={words.addEmail}
            name="colleague"
            type="email"
            autoComplete="off"
            ref={focusSoon}
          />
        ) : null}
        {asksRole ? <RoleChoice chosen={what === 'role' ? change.whom.role : undefined} /> : null}
        <TextField
          label={words.yours}
          name="ownPassword"
          type="password"
          autoComplete="current-password"
          ref={asksRole ? null : focusSoon}
        />
        <FormFoot
          failure={failure}
          busy={busy}
          variant={what === 'remove' ? 'danger' : 'secondary'}
          onCancel={onClose}
        >
          {action}
        </FormFoot>
      </form>
    </Dialog>
  );
}

function RoleChoice({ chosen }: { chosen: StaffRole | undefined }) {
  const words = useWords().CONSOLE.account;
  return (
    <FieldSet legend={words.roleChoice}>
      {STAFF_ROLES.map((role) => (
        <label key={role} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
          <input
            type="radio"
            name="role"
            value={role}
            defaultChecked={role === chosen}
            ref={role === chosen ? focusSoon : null}
            className="mt-0.5 size-5.5 shrink-0 cursor-pointer accent-lagoon"
          />
          <span className="min-w-0">
            <span className="block">{words.roles[role].name}</span>
            <span className="block text-ink-600 text-small">{words.roles[role].means}</span>
          </span>
        </label>
      ))}
    </FieldSet>
  );
}
