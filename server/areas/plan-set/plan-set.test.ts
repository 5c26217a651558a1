import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { FEATURES } from '#domain/design/features.ts';
import { intakePlotText } from '#domain/intake/intake-plot.ts';
import {
  planSetChangedSchema,
  planSetConflictSchema,
  planSetContentsSchema,
  planSetDeskSchema,
  planSetDraftSchema,
  planSetFileUrl,
  planSetUrl,
  sheetUrl,
} from '#domain/plan-set/desk.ts';
import { STAFF_PLAN_SET_URL } from '#domain/plan-set/loose-set.ts';
import { PLAN_SET_LIMITS } from '#domain/plan-set/plan-set.ts';
import { largestSite } from '#domain/plot/largest-plot.ts';
import { barePlot, samplePlot } from '#domain/plot/sample-plot.ts';
import { ROOM_KEY_HEADER, ROOM_URL, roomSchema } from '#domain/project/room.ts';
import { saveDesign } from '#server/areas/design/store.ts';
import { projects } from '#server/areas/project/tables.ts';
import { auditLog } from '#server/areas/staff/tables.ts';
import { BODY_LIMITS } from '#server/limits.ts';
import { sendIntake } from '#server/testing/clients.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { LONG } from '../../../proof/long.ts';
import { planSetIssues, planSets } from './tables.ts';

let site: TestSite;
let cookie: string;
beforeAll(async () => {
  site = await startTestSite();
  cookie = await site.signIn();
});
afterAll(() => site.close());

type Method = 'GET' | 'POST' | 'PUT';
const call = (method: Method, url: string, payload?: object, headers: Record<string, string> = {}) =>
  site.inject({ method, url, headers: { cookie, ...headers }, ...(payload ? { payload } : {}) });
const loose = (format: string, payload: object, headers = {}) =>
  call('POST', `${STAFF_PLAN_SET_URL}?format=${format}`, payload, headers);
const pagesOf = async (bytes: Buffer) =>
  (await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise).numPages;
const storedFiles = async () =>
  (
    await readdir(join(site.dataDir, 'files', 'project'), { recursive: true, withFileTypes: true }).catch(
      () => [],
    )
  ).filter((entry) => entry.isFile()).length;

const cellsOf = (line: string) => line.match(/("([^"]|"")*"|[^,]*)(,|$)/g)?.slice(0, -1) ?? [];
const design = { ...DEFAULT_DESIGN, words: '', lengthFt: 28, widthFt: 14 };
const SLOW = { timeout: 240_000 };

test('a set without a project comes in each format, as a download with a safe name', SLOW, async () => {
  const body = { design, plot: samplePlot(), title: { project: 'A "B"\r\n../c' }, state: 'FL' };
  const told = await loose('json', body);
  expect(told.statusCode, told.body).toBe(200);
  expect(told.headers['content-disposition']).toMatch(/^attachment; filename="A B .. c plan set.json"/);
  const said = told.json();
  expect(said.title).toMatchObject({ project: 'A "B" ../c', client: '' });
  // The best place on the plot was found, and the pool stands on it.
  expect(said.design.site.place).toMatchObject({ levelFt: null });
  expect(said.measures.gallons).toBeGreaterThan(5_000);
  expect(said.tables['take-off'].rows.length).toBeGreaterThan(10);
  expect(said.checklist.length).toBeGreaterThan(5);

  const paper = { ...body, paper: 'letter' };
  const pdf = await loose('pdf', paper);
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const { sheets } = (await loose('json', paper)).json();
  expect(await pagesOf(pdf.rawPayload)).toBe(sheets.length);
  // The same set gives the same bytes.
  expect((await loose('pdf', paper)).rawPayload.equals(pdf.rawPayload)).toBe(true);

  const dxf = await loose('dxf', body);
  expect(dxf.body).toMatch(/^\s*0\r?\nSECTION/);
  const csv = await loose('csv', body);
  const [head = [], ...rows] = csv.body.replace('\uFEFF', '').trim().split('\r\n').map(cellsOf);
  expect(head.length).toBeGreaterThan(3);
  expect(rows).toHaveLength(said.tables['take-off'].rows.length);
  expect(rows.every((row) => row.length === head.length)).toBe(true);
  const xlsx = await loose('xlsx', body);
  expect(xlsx.rawPayload.subarray(0, 4).toString()).toBe('PK\u0003\u0004');
  expect(xlsx.rawPayload.includes('xl/workbook.xml')).toBe(true);
});

test('what is wrong with it is said before anything is drawn, and only staff may ask', SLOW, async () => {
  const wrong = await loose('pdf', { design: { ...design, lengthFt: 8_000 }, title: { date: '2026-02-30' } });
  expect(wrong.statusCode).toBe(400);
  const paths = wrong.json().issues.map(({ path }: { path: string }) => path);
  expect(paths).toEqual(expect.arrayContaining(['design.lengthFt', 'title.date']));
  expect((await loose('doc', { design })).statusCode).toBe(400);
  const long = await loose('pdf', { design, title: { project: 'x'.repeat(5_000) } });
  expect([long.statusCode, long.json().issues[0].path]).toEqual([400, 'title.project']);
  const huge = await loose('pdf', { design, title: { project: 'x'.repeat(BODY_LIMITS.planSet) } });
  expect(huge.statusCode).toBe(413);
  const cramped = barePlot([
    [0, 0],
    [30, 0],
    [30, 20],
    [0, 20],
  ]);
  const nowhere = await loose('pdf', { design, plot: cramped });
  expect([nowhere.statusCode, nowhere.json().error]).toEqual([400, 'no-place']);

  const editor = await site.letIn('editor');
  expect((await loose('pdf', { design }, { cookie: editor.cookie })).statusCode).toBe(403);
  expect((await loose('pdf', { design }, { cookie: '' })).statusCode).toBe(401);
  expect((await loose('pdf', { design }, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  const { paths: described } = (await call('GET', '/api/openapi.json')).json();
  expect(described[STAFF_PLAN_SET_URL].post.parameters[0].schema.enum).toContain('dxf');
});

const EMAIL = 'ada.plans@example.com';

const clientsProject = async (email = EMAIL) => {
  const { services } = site;
  const place = { x: 34, y: 62, turnDeg: 0, levelFt: null };
  const drawn = { ...design, site: { plot: samplePlot(), place } };
  const { key } = await sendIntake(site, {
    ...{ email, fullName: 'Ada Lovelace', projectAddress: '1 Palm Way', city: 'Orlando' },
    ...{ state: 'Florida', zipCode: '32801', plot: intakePlotText(drawn) },
  });
  const [project] = await services.db.select().from(projects).where(eq(projects.email, email));
  if (!project) throw new Error('no project');
  const secret = key.replace(/^.*=/, '');
  const headers = { [ROOM_KEY_HEADER]: secret };
  return {
    ...project,
    key: secret,
    room: async () => roomSchema.parse((await site.inject({ url: ROOM_URL, headers })).json()),
    download: (id: string) => site.inject({ url: `${ROOM_URL}/files/${id}`, headers }),
  };
};

test('staff begin a project’s set, work on it two at a time, and hand it over once', SLOW, async () => {
  const { db } = site.services;
  const project = await clientsProject();
  const url = planSetUrl(project.id);
  const desk = async () => planSetDeskSchema.parse((await call('GET', url)).json());
  expect(await desk()).toMatchObject({
    ...{ draft: null, issues: [] },
    starts: { newest: { from: 'intake', inDraft: false }, plot: true },
  });
  expect((await call('GET', `${url}/contents`)).statusCode).toBe(404);

  const begun = planSetDraftSchema.parse((await call('POST', url, { from: 'newest' })).json());
  expect(begun).toMatchObject({
    version: 1,
    by: 'staff@poolwright.test',
    input: { state: 'FL', revisions: [] },
  });
  expect(begun.input.title).toMatchObject({
    ...{ project: 'Ada Lovelace residence', client: 'Ada Lovelace', number: project.ticketNumber },
    address: '1 Palm Way, Orlando, Florida 32801',
  });
  expect((await desk()).starts.newest?.inDraft).toBe(true);
  // A second colleague who begins it as well is shown the first one's.
  expect((await call('POST', url, { from: 'newest' })).statusCode).toBe(409);

  const { design: _design, revisions: _revisions, ...changes } = begun.input;
  const edit = { table: 'take-off', row: 'own', cells: { item: 'Boulders' } };
  const measured = { table: 'take-off', row: 'pool-dig', cells: { net: '200', waste: '10' } };
  const next = {
    ...changes,
    notes: ['Verify in field'],
    edits: [edit, measured],
    revisions: [{ number: 9 }],
  };
  const saved = await call('PUT', url, { version: 1, changes: next });
  expect(saved.json()).toMatchObject({ version: 2, input: { notes: ['Verify in field'], revisions: [] } });
  const stale = await call('PUT', url, { version: 1, changes });
  expect(stale.statusCode).toBe(409);
  expect(planSetConflictSchema.parse(stale.json()).current.version).toBe(2);
  const notes = Array.from({ length: PLAN_SET_LIMITS.notes + 1 }, () => 'one too many');
  expect((await call('PUT', url, { version: 2, changes: { ...changes, notes } })).statusCode).toBe(400);

  const contents = planSetContentsSchema.parse((await call('GET', `${url}/contents`)).json());
  expect(contents.version).toBe(2);
  // As computed: the page itself shows what was changed.
  expect(JSON.stringify(contents.tables)).not.toContain('Boulders');
  const takeOff = contents.tables.find(({ name }) => name === 'take-off');
  expect(takeOff?.follows).toEqual({ 'pool-dig': { order: 220 } });
  const { number } = contents.sheets[0] ?? { number: '' };
  const sheet = await call('GET', sheetUrl(project.id, number, { version: 2 }));
  expect(sheet.headers['content-type']).toBe('image/svg+xml');
  expect(sheet.body).toMatch(/^<svg .*Ada Lovelace residence/s);
  expect((await call('GET', sheetUrl(project.id, 'Z-9', { version: 2 }))).statusCode).toBe(404);
  const draft = await call('GET', planSetFileUrl(project.id, 'pdf'));
  expect(await pagesOf(draft.rawPayload)).toBe(contents.sheets.length);

  const handOver = (version: number, words: string, key: string) =>
    call('POST', `${url}/deliver`, { version, words, note: 'Please look.' }, { 'idempotency-key': key });
  expect((await handOver(1, 'For review', 'stale')).statusCode).toBe(409);
  expect(await storedFiles()).toBe(0);
  const first = await handOver(2, 'For review', 'one');
  expect(first.json(), first.body).toMatchObject({ number: 1 });
  expect((await handOver(2, 'For review', 'one')).json()).toEqual(first.json());
  // Another press of the button, with another key, is about a draft that is not there any more.
  expect((await handOver(2, 'For review', 'two')).statusCode).toBe(409);

  // A shorter pool comes as a design of ours, and is handed over next.
  const stored = await saveDesign(site.services, {
    ...{ id: crypto.randomUUID(), answeredBy: 'built-in' as const, source: 'edited' as const },
    design: { ...begun.input.design, lengthFt: 26 },
  });
  const link = { from: 'link', design: stored.slug, version: 3 };
  expect((await call('POST', url, { ...link, design: 'x'.repeat(22) })).statusCode).toBe(400);
  expect((await call('POST', url, link)).json()).toMatchObject({
    version: 4,
    input: { notes: ['Verify in field'] },
  });
  const changed = planSetChangedSchema.parse((await call('GET', `${url}/changes`)).json());
  expect(changed.since).toBe(1);
  expect(changed.sheets.map((one) => one.number)).toContain('A-1');
  const clouded = await call('GET', sheetUrl(project.id, 'A-1', { version: 4, clouds: true }));
  expect(clouded.statusCode).toBe(200);
  expect((await handOver(4, 'Shorter pool', 'three')).json()).toMatchObject({ number: 2 });

  const [delivery, ...others] = (await project.room()).deliveries;
  expect(others).toEqual([]);
  expect(delivery?.title).toBe('Plan set');
  expect(delivery?.versions.map((one) => [one.number, one.note])).toEqual([
    [2, 'Please look.'],
    [1, 'Please look.'],
  ]);
  const files = delivery?.versions[0]?.files ?? [];
  expect(files.map(({ filename }) => filename)).toEqual(
    ['pdf', 'dxf', 'xlsx'].map((format) => `${project.ticketNumber} plan set R2.${format}`),
  );
  expect(await storedFiles()).toBe(6);
  const pdf = await project.download(files[0]?.id ?? '');
  expect(await pagesOf(pdf.rawPayload)).toBe(files[0]?.pages);
  const after = await desk();
  expect(after.issues.map((issue) => [issue.number, issue.words, issue.files.length])).toEqual([
    [2, 'Shorter pool', 3],
    [1, 'For review', 3],
  ]);
  expect(after.draft).toMatchObject({ version: 5, input: { revisions: [{ number: 1 }, { number: 2 }] } });
  const log = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `project/${project.id}`));
  expect(log.map(({ action }) => action)).toEqual([
    ...['begin-plan-set', 'change-plan-set', 'deliver', 'redraw-plan-set', 'deliver'],
  ]);
});

test('a person’s plan sets are given out and erased with them', SLOW, async () => {
  const person = async (act: 'export' | 'erase') =>
    (await call('POST', `/api/staff/people/${act}`, { email: EMAIL })).json();
  const { planSets: given } = await person('export');
  expect(given).toMatchObject([
    { draft: { title: { client: 'Ada Lovelace' } }, issues: [{ number: 1 }, { number: 2 }] },
  ]);
  await person('erase');
  expect(await site.services.db.select().from(planSets)).toEqual([]);
  expect(await site.services.db.select().from(planSetIssues)).toEqual([]);
  expect(await storedFiles()).toBe(0);
});

test(
  'two colleagues at once, a closed project and who may not: one is heard, the others are told, nothing is half done',
  SLOW,
  async () => {
    const { db } = site.services;
    const project = await clientsProject('grace.plans@example.com');
    const url = planSetUrl(project.id);
    const { input } = planSetDraftSchema.parse((await call('POST', url, { from: 'newest' })).json());
    const { design: _design, revisions: _revisions, ...changes } = input;
    // What one types in a cell: no formula runs, no sum leaves the numbers.
    const cells = { item: '=HYPERLINK("http://evil.test")', net: '1e300', waste: '0x10', unit: '@SUM(A1)' };
    const edits = [{ table: 'take-off', row: 'own', cells }];
    const save = (title: string) =>
      call('PUT', url, {
        version: 1,
        changes: { ...changes, edits, paper: 'letter', title: { ...changes.title, project: title } },
      });
    const saved = await Promise.all([save('One 中文 <&> ‮'), save('Two')]);
    expect(saved.map((one) => one.statusCode).toSorted()).toEqual([200, 409]);
    const csv = (await call('GET', planSetFileUrl(project.id, 'csv'))).body;
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.test"")"`);
    expect(csv).not.toMatch(/NaN|Infinity/);

    const editor = await site.letIn('editor', 'only-words@poolwright.test');
    const own = [
      url,
      `${url}/contents`,
      `${url}/changes`,
      `${url}/sheets/G-1`,
      planSetFileUrl(project.id, 'pdf'),
    ];
    for (const path of own) {
      expect([path, (await call('GET', path, undefined, { cookie: editor.cookie })).statusCode]).toEqual([
        path,
        403,
      ]);
      const roomKey = { cookie: '', [ROOM_KEY_HEADER]: project.key };
      expect([path, (await call('GET', path, undefined, roomKey)).statusCode]).toEqual([path, 401]);
    }
    for (const [method, path] of [
      ['POST', url],
      ['PUT', url],
      ['POST', `${url}/deliver`],
    ] as const)
      expect((await call(method, path, {}, { cookie: editor.cookie })).statusCode).toBe(403);

    const before = await storedFiles();
    const handOver = (key: string) =>
      call('POST', `${url}/deliver`, { version: 2, words: 'For review' }, { 'idempotency-key': key });
    await db.update(projects).set({ state: 'closed' }).where(eq(projects.id, project.id));
    const closed = await handOver('closed');
    expect([closed.statusCode, closed.json().error]).toEqual([409, 'closed']);
    expect(await storedFiles()).toBe(before);
    await db.update(projects).set({ state: project.state }).where(eq(projects.id, project.id));
    // Pressed twice with one key, and by a colleague with another.
    const handed = await Promise.all(['same', 'same', 'other'].map(handOver));
    expect(handed.filter((one) => one.statusCode === 200).length).toBeGreaterThan(0);
    expect(handed.every((one) => [200, 409].includes(one.statusCode))).toBe(true);
    expect(await storedFiles()).toBe(before + 3);
    const issues = await db.select().from(planSetIssues).where(eq(planSetIssues.projectId, project.id));
    expect(issues.map(({ number }) => number)).toEqual([1]);
  },
);

test.runIf(LONG)(
  'while the largest plot is drawn, the thread that answers visitors is free',
  SLOW,
  async () => {
    const everything = {
      ...design,
      lengthFt: 120,
      widthFt: 60,
      features: [...FEATURES],
      site: largestSite(),
    };
    await loose('json', { design });
    // Processor time of this thread between two turns of its loop: by the clock, a busy machine would count as well.
    let longest = 0;
    let last = process.threadCpuUsage();
    const turns = setInterval(() => {
      const { user, system } = process.threadCpuUsage(last);
      last = process.threadCpuUsage();
      longest = Math.max(longest, (user + system) / 1000);
    }, 5);
    const drawn = await loose('pdf', { design: everything });
    clearInterval(turns);
    expect([200, 422]).toContain(drawn.statusCode);
    expect(longest).toBeLessThan(100);
    expect((await site.inject({ url: '/healthz' })).statusCode).toBe(200);
  },
);
