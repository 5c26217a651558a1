import { desc, eq } from 'drizzle-orm';
import type { Design } from '#domain/design/design.ts';
import { orderedDesign } from '#domain/design/ordered.ts';
import type { PlanSetStart } from '#domain/plan-set/desk.ts';
import { PLAN_SET_LIMITS, type PlanSetInput, type PlanSetTitle } from '#domain/plan-set/plan-set.ts';
import { studioDay } from '#domain/project/studio-time.ts';
import { lawForState } from '#domain/safety/state-laws.ts';
import { fill } from '#domain/words/fill.ts';
import { findDesign } from '#server/areas/design/store.ts';
import { intakes } from '#server/areas/intake/tables.ts';
import type { Project } from '#server/areas/project/access.ts';
import { lockOpenProject } from '#server/areas/project/open-project.ts';
import { audit } from '#server/areas/staff/audit.ts';
import type { Db } from '#server/database/database.ts';
import { Refusal } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { findDraft, insertDraft, replaceDraft, requireDraft, staleDraft } from './draft-store.ts';
import { drawnDesigns, newestDesign } from './newest-design.ts';

type Starting = { projectId: string; staffId: string; start: PlanSetStart };

/** Begins the draft; where one is there, it takes the design into it and keeps what colleagues wrote. */
export const startDraft = async (
  { content }: Pick<Services, 'content'>,
  tx: Db,
  { projectId, staffId, start }: Starting,
) => {
  const project = await lockOpenProject(tx, projectId);
  const design = orderedDesign(await chosenDesign(tx, projectId, start));
  const draft = await findDraft(tx, projectId);
  if (draft) {
    if (draft.version !== start.version) throw staleDraft(draft);
    await replaceDraft(tx, { projectId, staffId, input: { ...draft.input, design } }, draft.version);
  } else {
    const { brand, planSet } = content.served.content;
    const first = await firstInput(tx, project, design, { ...planSet.PLAN_SET_NAMES, brand: brand.name });
    await insertDraft(tx, { projectId, staffId, input: first });
  }
  await audit(tx, staffId, draft ? 'redraw-plan-set' : 'begin-plan-set', `project/${projectId}`);
  return requireDraft(tx, projectId);
};

const chosenDesign = async (tx: Db, projectId: string, { from, design }: PlanSetStart): Promise<Design> => {
  const found = {
    newest: async () => (await newestDesign(tx, projectId))?.design,
    plot: async () => (await drawnDesigns(tx, projectId))[0]?.design,
    link: async () => (design ? (await findDesign({ db: tx }, design))?.design : undefined),
  };
  const chosen = await found[from]();
  if (chosen) return chosen;
  if (from === 'link')
    throw new Refusal(400, 'unknown-design', 'We do not know a design under this name.', {
      issues: [{ path: 'design', message: 'We do not know a design under this name.' }],
    });
  throw new Refusal(400, 'no-design', 'This project has no design yet. Please give the link of one.');
};

type Names = { project: string; brand: string };

const firstInput = async (tx: Db, project: Project, design: Design, names: Names): Promise<PlanSetInput> => {
  const [intake] = await tx
    .select({ state: intakes.state, submission: intakes.submission })
    .from(intakes)
    .where(eq(intakes.projectId, project.id))
    .orderBy(desc(intakes.createdAt))
    .limit(1);
  return {
    design,
    title: titleOf(project, addressIn(intake?.submission ?? {}), names),
    paper: 'arch-d',
    state: lawForState(intake?.state ?? '')?.code ?? null,
    released: false,
    notes: null,
    edits: [],
    ticks: [],
    revisions: [],
  };
};

const cut = (text: string, most: number) => text.slice(0, most).replace(/\p{Surrogate}$/u, '');

const titleOf = ({ name, ticketNumber }: Project, address: string, names: Names): PlanSetTitle => ({
  project: cut(name === '' ? ticketNumber : fill(names.project, { name }), PLAN_SET_LIMITS.line),
  client: cut(name, PLAN_SET_LIMITS.line),
  address: cut(address, PLAN_SET_LIMITS.address),
  number: cut(ticketNumber, PLAN_SET_LIMITS.id),
  // Which colleague it was is the studio's own affair, unless they write it down.
  drawnBy: cut(names.brand, PLAN_SET_LIMITS.line),
  date: studioDay(new Date()),
});

const addressIn = (submission: Record<string, unknown>): string => {
  const said = (name: string) => (typeof submission[name] === 'string' ? submission[name] : '');
  const state = `${said('state')} ${said('zipCode')}`.trim();
  return [said('projectAddress'), said('city'), state].filter((part) => part !== '').join(', ');
};
