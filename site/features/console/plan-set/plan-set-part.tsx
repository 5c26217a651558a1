import { planSetPlace } from '#domain/console/place.ts';
import { type PlanSetDesk, planSetDeskSchema, planSetUrl } from '#domain/plan-set/desk.ts';
import { fill } from '#domain/words/fill.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Loaded } from '../parts.tsx';
import { useDesk } from '../projects/desk.ts';
import { Part } from '../projects/project-part.tsx';
import { useRead } from '../use-read.ts';
import { useWords } from '../words.ts';
import { BeginSet } from './begin-set.tsx';
import { SetMarks } from './set-marks.tsx';

/** On the page of a project: how far its plan set is, and the way there. */
export function PlanSetPart() {
  const words = useWords().PLAN_SET_DESK;
  const { id } = useDesk().project;
  const query = useRead(planSetDeskSchema, planSetUrl(id));
  const place = planSetPlace(id);
  return (
    <Part
      id="plan-set"
      title={words.title}
      action={
        query.data?.draft ? (
          <ButtonLink variant="secondary" size="sm" href={place}>
            {words.open}
          </ButtonLink>
        ) : null
      }
    >
      <Loaded query={query}>
        {(desk) =>
          desk.draft ? (
            <Standing draft={desk.draft} issues={desk.issues} />
          ) : (
            <BeginSet
              projectId={id}
              starts={desk.starts}
              onDone={() => {
                window.location.hash = place;
              }}
            />
          )
        }
      </Loaded>
    </Part>
  );
}

type StandingProps = { draft: NonNullable<PlanSetDesk['draft']>; issues: PlanSetDesk['issues'] };

function Standing({ draft, issues }: StandingProps) {
  const words = useWords().PLAN_SET_DESK;
  const [last] = issues;
  return (
    <div className="grid gap-2 text-small">
      <SetMarks released={draft.input.released} draft={draft} last={last} />
      {last?.words ? (
        <p className="min-w-0 [overflow-wrap:anywhere]">
          {fill(words.issue, { number: last.number })}: {last.words}
        </p>
      ) : null}
    </div>
  );
}
