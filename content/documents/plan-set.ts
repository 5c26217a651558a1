import * as z from 'zod';
import { type PermitItem, PROOFS, type Proof } from '#domain/plan-set/office.ts';
import { PLAN_SET_LIMITS, STATE_CODES } from '#domain/plan-set/plan-set.ts';
import { STATE_LAWS, type StateCode } from '#domain/safety/state-laws.ts';
import { contentDocument } from './document.ts';
import { choice, hidden, line, list, onCalendar, optionalLine, sourceAddress } from './fields.ts';
import { addressTrouble, takenAddresses, withAddresses } from './slug.ts';

const NOTE = PLAN_SET_LIMITS.note;
const EVERYWHERE = 'everywhere';
type Where = typeof EVERYWHERE | StateCode;

const WHERE: [Where, ...Where[]] = [EVERYWHERE, ...STATE_CODES];
const nameOf = (code: StateCode) => STATE_LAWS.find((law) => law.code === code)?.state ?? code;
const WHERE_NAMES: Record<Where, string> = {
  everywhere: 'Every state',
  FL: nameOf('FL'),
  CA: nameOf('CA'),
  TX: nameOf('TX'),
  AZ: nameOf('AZ'),
  NV: nameOf('NV'),
  NY: nameOf('NY'),
  GA: nameOf('GA'),
  NC: nameOf('NC'),
  PA: nameOf('PA'),
  IL: nameOf('IL'),
  OH: nameOf('OH'),
};

const PROOF_NAMES: Record<Proof, string> = {
  staff: 'A colleague ticks it',
  title: 'Ticked when client, address and number are filled in',
  lot: 'Ticked when a lot with setbacks is drawn',
  setbacks: 'Ticked when every distance is kept',
  scale: 'Ticked when the drawing’s scale was checked',
  barrier: 'Ticked when a barrier is drawn and high enough',
  gates: 'Ticked when a gate is drawn',
  drains: 'Ticked when drains are drawn',
  bonding: 'Ticked when bonding is drawn',
  equipment: 'Ticked when equipment is listed',
  walls: 'Ticked when no wall needs an engineer',
};

const permit = z.object({
  id: hidden(PLAN_SET_LIMITS.id).default(''),
  text: line('Item', NOTE),
  detail: optionalLine('More about it', NOTE),
  where: choice('Where', WHERE, WHERE_NAMES),
  proof: choice('Ticked by', PROOFS, PROOF_NAMES),
  sourceName: optionalLine('Source', 200),
  sourceUrl: sourceAddress('Link to the source'),
  checked: onCalendar('Last read on', 'date'),
});

const fields = z.object({
  codes: list('Codes named on the cover', line('Code', NOTE), {
    hint: 'As you want them named. Without an edition, the authority’s adopted one is meant.',
    entry: 'code',
    entryTitle: '',
    blank: '',
    most: PLAN_SET_LIMITS.notes,
  }),
  notes: list('General notes', line('Note', NOTE, { control: 'text' }), {
    hint: 'On the cover of every set. A single set can have its own.',
    entry: 'note',
    entryTitle: '',
    blank: '',
    most: PLAN_SET_LIMITS.notes,
  }),
  permits: list('Permit checklist', permit, {
    hint: 'What a permit takes. Read the sources again every year and change the dates.',
    entry: 'item',
    entryTitle: 'text',
    blank: {
      id: '',
      text: '',
      detail: '',
      where: EVERYWHERE,
      proof: 'staff',
      sourceName: '',
      sourceUrl: '',
      checked: '',
    },
    most: 200,
  }),
});

// Ticks of a set are kept by these names.
const schema = fields.superRefine(({ permits }, { addIssue }) => {
  const message = addressTrouble(permits.map(({ id }) => id));
  if (message) addIssue({ code: 'custom', path: ['permits'], message });
});

type Value = z.infer<typeof schema>;
type TypedPermit = Value['permits'][number];

const withIds = (permits: readonly TypedPermit[]) =>
  withAddresses(
    permits,
    ({ id }) => id,
    ({ text }) => text,
    (item, id) => ({ ...item, id }),
    takenAddresses(permits.map(({ id }) => id)),
  );

const typed = ({ id, text, detail, state, proof, source }: PermitItem): TypedPermit => ({
  id,
  text,
  detail,
  where: state ?? EVERYWHERE,
  proof,
  sourceName: source?.name ?? '',
  sourceUrl: source?.url ?? '',
  checked: source?.checked ?? '',
});

const kept = ({ id, text, detail, where, proof, ...read }: TypedPermit): PermitItem => ({
  id,
  text,
  detail,
  state: where === EVERYWHERE ? null : where,
  proof,
  source:
    read.sourceName === '' ? null : { name: read.sourceName, url: read.sourceUrl, checked: read.checked },
});

/** Codes, general notes and the permit checklist of the plan sets. */
export const planSet = contentDocument<Value>({
  schema,
  read: ({ planSet: { OFFICE } }) => ({
    codes: [...OFFICE.codes],
    notes: [...OFFICE.notes],
    permits: OFFICE.permits.map(typed),
  }),
  apply: (content, { codes, notes, permits }) => ({
    ...content,
    planSet: { ...content.planSet, OFFICE: { codes, notes, permits: permits.map(kept) } },
  }),
  complete: (value) => ({ ...value, permits: withIds(value.permits) }),
});
