import { useState } from 'react';
import type { PlanSetDesk, PlanSetStart } from '#domain/plan-set/desk.ts';
import { planSetUrl } from '#domain/plan-set/desk.ts';
import { fill } from '#domain/words/fill.ts';
import { FieldSet, TextField } from '#site/ui/field.tsx';
import { useSubmit } from '../attempt.ts';
import { FormDialog } from '../form-dialog.tsx';
import { FormFoot } from '../form-foot.tsx';
import { designNameIn } from '../projects/design-name.ts';
import { refuse } from '../projects/use-sending.ts';
import { showDate } from '../show-value.ts';
import { send } from '../staff-calls.ts';
import { useWords } from '../words.ts';

type StartProps = {
  projectId: string;
  starts: PlanSetDesk['starts'];
  /** Of the draft that takes another design; without it a set begins. */
  version?: number;
  onDone: () => void;
  onClose: () => void;
};

/** What the sheets are drawn from: the newest design, the client's plot, or a design by its link. */
export function StartDialog({ projectId, starts, version, onDone, onClose }: StartProps) {
  const words = useWords().PLAN_SET_DESK.begin;
  const offered = offeredIn(starts);
  const [from, setFrom] = useState<PlanSetStart['from']>(offered[0] ?? 'link');
  const { onSubmit, onInput, busy, failure } = useSubmit(async (field) => {
    const design = from === 'link' ? (designNameIn(field('design')) ?? refuse(words.linkWrong)) : undefined;
    await send('POST', planSetUrl(projectId), {
      from,
      ...(design ? { design } : {}),
      ...(version === undefined ? {} : { version }),
    });
    onDone();
  });
  const begun = version !== undefined;
  return (
    <FormDialog
      onClose={onClose}
      title={begun ? words.another : words.title}
      description={begun ? words.anotherLead : words.lead}
    >
      <form onSubmit={onSubmit} onInput={onInput} noValidate className="grid gap-4">
        <Choice starts={starts} offered={offered} from={from} onChoose={setFrom} />
        {from === 'link' ? (
          <TextField
            label={words.link}
            name="design"
            hint={words.linkHint}
            autoComplete="off"
            maxLength={2000}
            required
          />
        ) : null}
        <FormFoot failure={failure} busy={busy} onCancel={onClose}>
          {begun ? words.submitAnother : words.submit}
        </FormFoot>
      </form>
    </FormDialog>
  );
}

const offeredIn = ({ newest, plot }: PlanSetDesk['starts']): PlanSetStart['from'][] => [
  ...(newest ? (['newest'] as const) : []),
  ...(plot && newest?.from !== 'intake' ? (['plot'] as const) : []),
  'link',
];

type ChoiceProps = {
  starts: PlanSetDesk['starts'];
  offered: readonly PlanSetStart['from'][];
  from: PlanSetStart['from'];
  onChoose: (from: PlanSetStart['from']) => void;
};

function Choice({ starts: { newest }, offered, from, onChoose }: ChoiceProps) {
  const { PLAN_SET_DESK, STUDIO_ZONE } = useWords();
  const words = PLAN_SET_DESK.begin;
  if (offered.length === 1) return null;
  const labelOf = (one: PlanSetStart['from']) =>
    one === 'newest' && newest
      ? fill(words.newest[newest.from], { when: showDate(STUDIO_ZONE, newest.createdAt) })
      : words.options[one];
  return (
    <FieldSet legend={words.from}>
      {offered.map((one) => (
        <label key={one} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name="from"
            className="size-5.5 shrink-0 accent-lagoon"
            checked={one === from}
            onChange={() => onChoose(one)}
          />
          {labelOf(one)}
        </label>
      ))}
    </FieldSet>
  );
}
