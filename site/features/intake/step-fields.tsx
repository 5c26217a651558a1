import type { ReactNode } from 'react';
import { SHOWN_WHILE } from '#domain/intake/hidden-fields.ts';
import { type AskedField, INTAKE_CONTROLS, STEP_CONTROLS } from '#domain/intake/intake-form.ts';
import { POOL_STEP } from '#domain/intake/intake-steps.ts';
import { poolMeasures } from '#domain/intake/pool-measures.ts';
import { localDay, startDates } from '#domain/intake/start-date.ts';
import type { Control } from '#domain/site/form-controls.ts';
import { namesOf } from '#domain/words/names-of.ts';
import { FormFields } from '#site/form-fields.tsx';
import { UsualPool, useComputedDeck } from './pool-help.tsx';
import { PoolSketch } from './pool-sketch.tsx';
import type { IntakeState } from './use-intake.ts';
import { useWords } from './words.ts';

type StepFieldsProps = Pick<IntakeState, 'form'> & { step: number };
type FieldHints = Partial<Record<AskedField, string>>;
type StepControls = Partial<Record<AskedField, Control>>;

const LAYOUTS: Record<number, string> = {
  1: 'grid gap-5',
  2: 'grid gap-5 sm:grid-cols-12',
  // On a phone the four measures stand in pairs.
  [POOL_STEP]:
    'grid grid-cols-2 gap-x-4 gap-y-5 max-[22.5rem]:grid-cols-1 sm:gap-x-5 max-sm:min-[22.5rem]:*:nth-[n+5]:col-span-2',
  5: 'grid gap-7',
  6: 'grid gap-5 sm:grid-cols-2',
};

const isAsked = (name: string): name is AskedField => Object.hasOwn(INTAKE_CONTROLS, name);
const isAskedLater = (name: string): name is keyof typeof SHOWN_WHILE => Object.hasOwn(SHOWN_WHILE, name);

const controlsOf = (names: string[]): StepControls =>
  Object.fromEntries(names.filter(isAsked).map((name) => [name, INTAKE_CONTROLS[name]]));

/** What a step asks, as its controls say. */
export function StepFields({ form, step }: StepFieldsProps) {
  return step === POOL_STEP ? <PoolFields form={form} step={step} /> : <Asked form={form} step={step} />;
}

// Fields that help to fill themselves in.
function PoolFields({ form, step }: StepFieldsProps) {
  const deckSquareFootage = useComputedDeck({ form });
  return (
    <Asked form={form} step={step} hints={deckSquareFootage ? { deckSquareFootage } : {}}>
      <UsualPool form={form} />
    </Asked>
  );
}

type AskedProps = StepFieldsProps & { hints?: FieldHints; children?: ReactNode };

function Asked({ form, step, hints, children }: AskedProps) {
  const names = Object.keys(STEP_CONTROLS[step - 1] ?? {});
  const boxes = [...new Set(Object.values(SHOWN_WHILE))].filter((box) => names.includes(box));
  return (
    <div className={LAYOUTS[step]}>
      <Fields
        form={form}
        hints={hints}
        controls={controlsOf(names.filter((name) => !isAskedLater(name)))}
        special={Object.fromEntries(boxes.map((box) => [box, <Box key={box} form={form} box={box} />]))}
      />
      {children}
      {step === POOL_STEP ? (
        <PoolSketch
          className="sm:col-span-2"
          measures={poolMeasures(...form.watch(['poolLength', 'poolWidth', 'shallowDepth', 'deepDepth']))}
        />
      ) : null}
    </div>
  );
}

type BoxName = (typeof SHOWN_WHILE)[keyof typeof SHOWN_WHILE];
const QUESTIONS: Record<BoxName, string> = {
  hasHOA: 'mt-3',
  hasSpa: 'mt-2 grid gap-4 border-water-300 border-s-3 ps-5 sm:grid-cols-2',
};

// A box with the questions that are asked while it is ticked.
function Box({ form, box }: Pick<IntakeState, 'form'> & { box: BoxName }) {
  const questions = namesOf(SHOWN_WHILE).filter((name) => SHOWN_WHILE[name] === box);
  return (
    <div className="sm:col-span-full">
      <Fields form={form} controls={controlsOf([box])} />
      {form.watch(box) ? (
        <div className={QUESTIONS[box]}>
          <Fields form={form} controls={controlsOf(questions)} />
        </div>
      ) : null}
    </div>
  );
}

type FieldsProps = Pick<IntakeState, 'form'> & {
  controls: StepControls;
  hints?: FieldHints;
  special?: Parameters<typeof FormFields<AskedField>>[0]['special'];
};

function Fields({ form, controls, hints, special }: FieldsProps) {
  const { FORM, LABELS } = useWords();
  const { errors } = form.formState;
  return (
    <FormFields
      controls={controls}
      words={{ labels: LABELS, placeholders: FORM.placeholders, hints: { ...FORM.hints, ...hints } }}
      special={special}
      attributes={{ targetStartDate: startDates(localDay(new Date())) }}
      field={(name: AskedField) =>
        form.register(name, INTAKE_CONTROLS[name].kind === 'number' ? { valueAsNumber: true } : undefined)
      }
      error={(name) => errors[name]?.message}
    />
  );
}
