import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { barePlot } from '#domain/plot/sample-plot.ts';
import { withoutNotes } from '#domain/plot/site.ts';
import { PROJECT_MOST } from '#domain/project/limits.ts';
import { projectPartsSchema, ROOM_KEY_HEADER, ROOM_URL } from '#domain/project/room.ts';
import { dueDay } from '#domain/project/studio-time.ts';
import { saveDesign } from '#server/areas/design/store.ts';
import { mails } from '#server/areas/mail/tables.ts';
import { auditLog } from '#server/areas/staff/tables.ts';
import { binaryDxf, dxf, pdfOf } from '#server/testing/drawings.ts';
import { beginProject, type ClientProject, type SentFile, sendForm } from '#server/testing/room-client.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { DATABASES } from '../../../proof/databases.ts';
import { readParts } from './room-view.ts';
import { startStep } from './steps.ts';
import { projectApprovals, projects } from './tables.ts';

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const NOWHERE = '00000000-0000-4000-8000-00000000abcd';

describe.each(DATABASES)('drawings on %s', (database) => {
  let site: TestSite;
  let cookie: string;
  let jpeg: Buffer;
  let png: Buffer;
  beforeAll(async () => {
    site = await startTestSite({ database });
    cookie = await site.signIn();
    const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#2fa9b8' } });
    jpeg = await picture.jpeg().toBuffer();
    png = await picture.png().toBuffer();
  });
  afterAll(() => site.close());

  type Form = { fields?: Record<string, string>; files?: SentFile[] };
  const staff = (project: ClientProject, path: string) => `/api/staff/projects/${project.id}${path}`;
  const handOver = (project: ClientProject, form: Form, path = '/deliveries', headers = {}) =>
    sendForm(site, staff(project, path), form, { cookie, ...headers });
  const asStaff = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) =>
    site.inject({ method, url, headers: { cookie }, ...(payload ? { payload } : {}) });
  // Stored at once, where a PDF needs a process of its own.
  const sheet = (): SentFile => ({ name: 'sheet.jpg', type: 'image/jpeg', bytes: jpeg });
  const mailsOf = async (project: ClientProject, template: string) =>
    site.services.db
      .select()
      .from(mails)
      .where(and(eq(mails.aboutId, project.id), eq(mails.template, template)));
  const storedFiles = async () =>
    (
      await readdir(join(site.dataDir, 'files', 'project'), { recursive: true, withFileTypes: true }).catch(
        () => [],
      )
    ).filter((entry) => entry.isFile()).length;
  const studioView = async ({ id }: ClientProject) => {
    const [project] = await site.services.db.select().from(projects).where(eq(projects.id, id));
    if (!project) throw new Error('no project');
    return projectPartsSchema.parse(await readParts(site.services, project, 'studio'));
  };
  const delivered = async (more: Parameters<typeof beginProject>[1] = {}) => {
    const project = await beginProject(site, more);
    const answer = await handOver(project, { fields: { title: 'Plans' }, files: [sheet()] });
    expect(answer.statusCode, answer.body).toBe(200);
    const { id, versionId }: { id: string; versionId: string } = answer.json();
    const [file] = (await project.room()).deliveries[0]?.versions[0]?.files ?? [];
    if (!file) throw new Error('no file');
    const comment = (id: string = crypto.randomUUID(), more: object = {}) => ({
      ...{ id, versionId, surface: 'file', fileId: file.id, page: 1, x: 0.25, y: 0.75 },
      ...{ body: 'Move the spa north', name: 'Ada', ...more },
    });
    return { project, deliveryId: id, versionId, file, comment };
  };

  describe('a delivery', () => {
    test('of files stands in the room with pages and hashes, gives the client the turn and mails the link', async () => {
      const project = await beginProject(site);
      const dueAt = '2026-12-01T17:00:00.000Z';
      const answer = await handOver(project, {
        fields: { title: 'First plans', note: 'Please look at sheet 2.', dueAt },
        files: [
          sheet(),
          { name: 'yard.png', type: 'image/png', bytes: png },
          { name: 'site.dxf', type: '', bytes: dxf() },
          { name: 'site 2.DXF', type: 'image/vnd.dxf', bytes: binaryDxf() },
        ],
      });
      expect(answer.statusCode, answer.body).toBe(200);
      const room = await project.room();
      expect(room).toMatchObject({ turn: 'client', dueAt });
      const version = room.deliveries[0]?.versions[0];
      const files = version?.files ?? [];
      expect(files.map(({ filename, pages, sha256: hash }) => [filename, pages, hash])).toEqual([
        ['sheet.jpg', 1, sha256(jpeg)],
        ['yard.png', 1, sha256(png)],
        ['site.dxf', 0, sha256(dxf())],
        ['site 2.DXF', 0, sha256(binaryDxf())],
      ]);
      // As `sha256sum` prints them.
      expect(version?.sha256).toBe(
        sha256(files.map((file) => `${file.sha256}  ${file.filename}\n`).join('')),
      );

      const [mail, ...others] = await mailsOf(project, 'project-delivery');
      expect(others).toEqual([]);
      const text = (mail && (await site.services.mail.preview(mail)))?.text ?? '';
      expect(text).toContain('Please look at sheet 2.');
      expect(text).toMatch(new RegExp(`/project\\?view=drawing-[0-9a-f-]{36}#${project.key}`));
      expect(text).toContain('First plans, version 1');

      const download = await project.call('GET', `/files/${files[0]?.id}`);
      expect(download.rawPayload.equals(jpeg)).toBe(true);
      expect(download.headers).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': expect.stringContaining('attachment; filename="sheet.jpg"'),
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining('sandbox'),
        'cache-control': 'no-store',
      });
      const zip = await project.call('GET', `/versions/${version?.id}/files.zip`);
      expect(zip.rawPayload.subarray(0, 2).toString()).toBe('PK');
      expect(zip.rawPayload.includes('03-site.dxf')).toBe(true);
      const byStaff = await asStaff('GET', staff(project, `/files/${files[1]?.id}`));
      expect(byStaff.rawPayload.equals(png)).toBe(true);
      const log = await site.services.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.subject, `project/${project.id}`));
      expect(log.map(({ action }) => action)).toEqual(['deliver']);
    });

    test('of a design keeps it as it is, and its next version another', async () => {
      const project = await beginProject(site);
      const store = (lengthFt: number) =>
        saveDesign(site.services, {
          id: crypto.randomUUID(),
          design: { ...DEFAULT_DESIGN, lengthFt, words: 'ours' },
          answeredBy: 'built-in',
          source: 'edited',
        });
      const first = await store(30);
      const second = await store(32);
      const begun = await handOver(project, { fields: { title: 'Concept', design: first.slug } });
      const { id } = begun.json();
      const next = await handOver(project, { fields: { design: second.slug } }, `/deliveries/${id}/versions`);
      expect(next.json()).toMatchObject({ id, number: 2 });
      const [delivery] = (await project.room()).deliveries;
      expect(delivery).toMatchObject({ kind: 'design', title: 'Concept' });
      expect(delivery?.versions.map(({ design }) => design?.design.lengthFt)).toEqual([32, 30]);
      expect(delivery?.versions[0]?.design?.slug).toBe(second.slug);
      expect(delivery?.versions[0]?.sha256).not.toBe(delivery?.versions[1]?.sha256);
      const mixed = await handOver(project, { files: [sheet()] }, `/deliveries/${id}/versions`);
      expect([mixed.statusCode, mixed.json().error]).toEqual([400, 'other-kind']);
      const unknown = await handOver(project, { fields: { title: 'X', design: 'a'.repeat(22) } });
      expect([unknown.statusCode, unknown.json().error]).toEqual([400, 'unknown-design']);
    });

    test('sent again under its key is one delivery, one mail and one set of files', async () => {
      const project = await beginProject(site);
      const before = await storedFiles();
      const form = { fields: { title: 'Plans' }, files: [sheet()] };
      const key = { 'idempotency-key': crypto.randomUUID() };
      const first = await handOver(project, form, '/deliveries', key);
      const second = await handOver(project, form, '/deliveries', key);
      expect(second.json()).toEqual(first.json());
      // As after a crash between the commit and the note of its answer.
      await site.services.database.pool.query('delete from idempotency_keys');
      expect((await handOver(project, form, '/deliveries', key)).json()).toEqual(first.json());
      expect((await project.room()).deliveries).toHaveLength(1);
      expect(await mailsOf(project, 'project-delivery')).toHaveLength(1);
      expect(await storedFiles()).toBe(before + 1);
    });

    test('that cannot be taken is refused in words, file by file, and nothing of it is left', async () => {
      const project = await beginProject(site);
      const before = await storedFiles();
      const html = Buffer.from('<html><script>alert(1)</script></html>');
      const cases: [name: string, type: string, bytes: Buffer, status: number, why: string][] = [
        ['plans.pdf', 'application/pdf', html, 415, 'is not what its name says'],
        ['plans.dxf', '', html, 415, 'is not what its name says'],
        ['plans.dxf', '', dxf().subarray(0, -12), 415, 'is not whole'],
        ['letter.doc', '', Buffer.from('d0cf11e0', 'hex'), 415, 'is not a supported file type'],
        ['plans.svg', 'image/svg+xml', html, 415, 'is not a supported file type'],
        ['plans.pdf', 'application/pdf', Buffer.alloc(0), 400, 'is empty'],
      ];
      for (const [name, type, bytes, status, why] of cases) {
        const answer = await handOver(project, {
          fields: { title: 'A' },
          files: [sheet(), { name, type, bytes }],
        });
        expect([answer.statusCode, answer.json().message]).toEqual([
          status,
          expect.stringContaining(`${name}: ${why}`),
        ]);
        expect(answer.json().issues[0].path).toBe('file_1');
      }
      const refused: [Form, number][] = [
        [{ fields: { title: 'Plans' }, files: Array.from({ length: 31 }, sheet) }, 413],
        [{ fields: { title: '' }, files: [sheet()] }, 400],
        [{ fields: { title: 'Plans' } }, 400],
        [{ fields: { title: 'Plans', dueAt: 'soon' }, files: [sheet()] }, 400],
      ];
      for (const [form, status] of refused) expect((await handOver(project, form)).statusCode).toBe(status);
      expect((await project.room()).deliveries).toEqual([]);
      expect(await mailsOf(project, 'project-delivery')).toEqual([]);
      expect(await storedFiles()).toBe(before);
    });

    // Each opens a process, which takes seconds when it runs from its source.
    test.runIf(database === 'postgres')(
      'of a PDF with 200 pages passes; a broken one and a locked one are refused in words',
      async () => {
        const project = await beginProject(site);
        const before = await storedFiles();
        const send = (bytes: Buffer) =>
          handOver(project, {
            fields: { title: 'The whole set' },
            files: [{ name: 'set.pdf', type: 'application/pdf', bytes }],
          });
        const set = await pdfOf(200);
        const broken = await send(set.subarray(0, 5000));
        expect([broken.statusCode, broken.json().message]).toEqual([
          415,
          expect.stringContaining('set.pdf: cannot be opened as a PDF'),
        ]);
        const locked = await send(await pdfOf(1, { userPassword: 'secret' }));
        expect([locked.statusCode, locked.json().message]).toEqual([
          415,
          expect.stringContaining('set.pdf: is locked with a password'),
        ]);
        expect(await storedFiles()).toBe(before);
        expect((await send(set)).statusCode).toBe(200);
        expect((await project.room()).deliveries[0]?.versions[0]?.files).toMatchObject([
          { pages: 200, sha256: sha256(set) },
        ]);
      },
      120_000,
    );
  });

  describe('comments', () => {
    test('are kept at once, once however often sent, changed and dropped, and the studio sees none of them', async () => {
      const { project, comment } = await delivered();
      const [first, second] = [comment(), comment()];
      const answers = await Promise.all(
        [first, first, second].map((one) => project.call('POST', '/comments', one)),
      );
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
      const change = { body: 'Move it south', weight: 'idea', x: 0.5 };
      expect((await project.call('PATCH', `/comments/${first.id}`, change)).statusCode).toBe(200);
      const answer = comment(undefined, { parentId: second.id, body: 'Or east' });
      expect((await project.call('POST', '/comments', answer)).statusCode).toBe(200);
      const { comments } = await project.room();
      expect(comments).toHaveLength(3);
      expect(comments.find(({ id }) => id === first.id)).toMatchObject({ ...change, page: 1, roundId: null });
      expect((await studioView(project)).comments).toEqual([]);
      const reply = { id: crypto.randomUUID(), parentId: first.id, body: 'Seen' };
      expect((await asStaff('POST', staff(project, '/comments'), reply)).statusCode).toBe(404);
      // The thread goes with its comment.
      expect((await project.call('DELETE', `/comments/${second.id}`)).statusCode).toBe(200);
      expect((await project.call('DELETE', `/comments/${second.id}`)).statusCode).toBe(404);
      expect((await project.room()).comments.map(({ id }) => id)).toEqual([first.id]);
    });

    test('of a changed design tell the studio what was changed against the version, once', async () => {
      const project = await beginProject(site);
      // With room for whatever is moved.
      const lot: [number, number][] = [
        [0, 0],
        [200, 0],
        [200, 200],
        [0, 200],
      ];
      const easements = [
        { corners: lot.map(([x, y]): [number, number] => [x / 10, y / 10]), note: 'City drain' },
      ];
      const plot = barePlot(lot, 5, { easements });
      const land = { plot, place: { x: 100, y: 100, turnDeg: 0, levelFt: null } };
      const design = { ...DEFAULT_DESIGN, features: ['Pergola' as const], site: land };
      const { slug } = await saveDesign(site.services, {
        ...{ id: crypto.randomUUID(), design, answeredBy: 'built-in', source: 'edited' },
      });
      const { versionId } = (await handOver(project, { fields: { title: 'Concept', design: slug } })).json();
      await project.call('POST', '/comments', {
        ...{ id: crypto.randomUUID(), versionId, surface: 'wish', name: 'Ada', weight: 'idea' },
        body: 'For the shade.\nPergola moved 3 ft east',
        design: {
          ...{ ...design, moves: { Pergola: { alongFt: 3, awayFt: 0 } } },
          site: { ...land, place: { ...land.place, x: 120 } },
        },
      });
      // The land is what was delivered, without the notes that a link never opens.
      expect((await project.room()).comments.map(({ design: wished }) => wished?.site)).toEqual([
        { ...land, plot: withoutNotes(land.plot) },
      ]);
      await project.call('POST', '/rounds', { name: 'Ada', words: '' });
      const [mail] = await mailsOf(project, 'project-round');
      const text = (mail && (await site.services.mail.preview(mail)))?.text ?? '';
      expect(text).toContain('Their changes: Pergola moved 3 ft east');
      expect(text.match(/Pergola moved/g)).toHaveLength(1);
    });

    test('of one round reach the studio in words; then they can be answered and resolved, not changed', async () => {
      const { project, comment } = await delivered();
      const pinned = comment();
      const wish = comment(undefined, {
        ...{ surface: 'wish', fileId: null, body: '', weight: 'idea' },
        design: { ...DEFAULT_DESIGN, lengthFt: 44, words: 'mine' },
      });
      for (const one of [pinned, wish]) await project.call('POST', '/comments', one);
      const sent = await project.call('POST', '/rounds', {
        name: 'Ada Lovelace',
        words: 'Thank you so far.',
      });
      expect(sent.json()).toMatchObject({ number: 1 });
      const room = await project.room();
      expect(room).toMatchObject({ turn: 'studio', revisionsUsed: 1 });
      expect(Date.parse(room.dueAt ?? '') - Date.now()).toBeGreaterThan(4 * 24 * 60 * 60_000);
      expect(room.rounds).toMatchObject([
        { number: 1, comments: 2, beyond: false, words: 'Thank you so far.' },
      ]);
      const [mail] = await mailsOf(project, 'project-round');
      const text = (mail && (await site.services.mail.preview(mail)))?.text ?? '';
      for (const words of ['Plans, version 1, sheet.jpg', 'Must-have, Ada: Move the spa north', '44 × '])
        expect(text).toContain(words);
      const [copy] = await mailsOf(project, 'project-round-copy');
      expect(copy?.subject).toContain('we have your 2 comments');
      expect((copy && (await site.services.mail.preview(copy)))?.text).toContain(dueDay(room.dueAt ?? ''));

      expect((await project.call('PATCH', `/comments/${pinned.id}`, { body: 'No' })).statusCode).toBe(409);
      expect((await project.call('DELETE', `/comments/${pinned.id}`)).statusCode).toBe(409);
      const reply = { id: crypto.randomUUID(), parentId: pinned.id, body: 'Three feet?' };
      for (let times = 0; times < 2; times += 1)
        expect((await asStaff('POST', staff(project, '/comments'), reply)).statusCode).toBe(200);
      const back = comment(undefined, { parentId: reply.id, body: 'Yes, three.' });
      expect((await project.call('POST', '/comments', back)).statusCode).toBe(200);
      expect((await project.call('PATCH', `/comments/${pinned.id}`, { resolved: true })).statusCode).toBe(
        200,
      );
      const path = staff(project, `/comments/${wish.id}`);
      expect((await asStaff('PATCH', path, { resolved: true, weight: 'must' })).statusCode).toBe(200);
      for (const [template, words] of [
        ['project-messages', reply.body],
        ['project-messages-notice', back.body],
      ] as const)
        expect(JSON.stringify(await mailsOf(project, template)), template).toContain(words);
      const { comments, rounds } = await studioView(project);
      expect(comments.map(({ id, parentId, side }) => [id, parentId, side])).toEqual([
        [pinned.id, null, 'client'],
        [wish.id, null, 'client'],
        [reply.id, pinned.id, 'studio'],
        [back.id, pinned.id, 'client'],
      ]);
      expect(comments.filter(({ resolvedAt }) => resolvedAt)).toHaveLength(2);
      expect(rounds[0]?.comments).toBe(2);
      const [row] = await site.services.db.select().from(projects).where(eq(projects.id, project.id));
      expect(row?.unread).toBe(2);
      expect((await project.call('POST', '/rounds', { name: 'Ada' })).json().error).toBe('nothing-to-send');
    });

    test('two who send at the same moment make one round each at most, and nothing is lost or doubled', async () => {
      const { project, comment } = await delivered({ revisionsIncluded: 1 });
      const sending = Array.from({ length: 12 }, (_, index) =>
        index % 4 === 3
          ? project.call('POST', '/rounds', { name: `Person ${index}` })
          : project.call('POST', '/comments', comment(undefined, { body: `Comment ${index}` })),
      );
      await Promise.all(sending);
      await project.call('POST', '/comments', comment());
      await Promise.all(['Ada', 'Ben'].map((name) => project.call('POST', '/rounds', { name })));
      const room = await project.room();
      expect(room.comments).toHaveLength(10);
      expect(room.comments.every(({ roundId }) => roundId !== null)).toBe(true);
      expect(room.rounds.map(({ number }) => number)).toEqual(room.rounds.map((_, index) => index + 1));
      expect(room.rounds.reduce((sum, { comments }) => sum + comments, 0)).toBe(10);
      expect(room.rounds.every(({ comments }) => comments > 0)).toBe(true);
      expect(room.rounds.map(({ beyond }) => beyond)).toEqual(room.rounds.map((_, index) => index > 0));
      expect(room.revisionsUsed).toBe(room.rounds.length);
      expect(await mailsOf(project, 'project-round')).toHaveLength(room.rounds.length);
    });

    test('on a version that was replaced meanwhile are kept and sent with its number', async () => {
      const { project, deliveryId, versionId, comment } = await delivered();
      await project.call('POST', '/comments', comment());
      await handOver(project, { files: [sheet()] }, `/deliveries/${deliveryId}/versions`);
      expect((await project.call('POST', '/comments', comment())).statusCode).toBe(200);
      await project.call('POST', '/rounds', { name: 'Ada' });
      const { comments } = await project.room();
      expect(comments.map((one) => [one.versionId, one.roundId !== null])).toEqual([
        [versionId, true],
        [versionId, true],
      ]);
      const [mail] = await mailsOf(project, 'project-round');
      expect((mail && (await site.services.mail.preview(mail)))?.text).toContain('Plans, version 1');
    });

    test('that make no sense are refused', async () => {
      const { project, comment } = await delivered();
      const refused: [object, number][] = [
        [comment(undefined, { body: '   ' }), 400],
        [comment(undefined, { surface: 'wish' }), 400],
        [comment(undefined, { x: 1.2 }), 400],
        [comment(undefined, { body: 'x'.repeat(5_100) }), 400],
        [comment(undefined, { fileId: null }), 404],
        [comment(undefined, { fileId: NOWHERE }), 404],
        [comment(undefined, { versionId: NOWHERE }), 404],
        [comment(undefined, { parentId: NOWHERE }), 404],
        [comment(undefined, { page: 4_999 }), 404],
        [comment(undefined, { surface: 'plan' }), 404],
        [comment('no-id'), 400],
      ];
      for (const [payload, status] of refused)
        expect((await project.call('POST', '/comments', payload)).statusCode, JSON.stringify(payload)).toBe(
          status,
        );
      expect((await project.room()).comments).toEqual([]);
    });
  });

  test('a key that was used in another room does not stand for a round of this one', async () => {
    const answers = [];
    for (const { project, comment } of [await delivered(), await delivered()]) {
      await project.call('POST', '/comments', comment());
      const headers = { [ROOM_KEY_HEADER]: project.key, 'idempotency-key': `round-${database}` };
      const payload = { name: 'Ada' };
      const sent = await site.inject({ method: 'POST', url: `${ROOM_URL}/rounds`, headers, payload });
      answers.push([sent.statusCode, (await project.room()).rounds.length]);
    }
    expect(answers).toEqual([
      [200, 1],
      [409, 0],
    ]);
  });

  describe('too many comments', () => {
    test('for one round are refused until they are sent', async () => {
      const { project, comment } = await delivered();
      const first = comment();
      await project.call('POST', '/comments', first);
      await site.services.db.execute(sql`
        insert into project_comments (id, project_id, version_id, surface, body, side)
        select gen_random_uuid(), project_id, version_id, surface, 'one' || repeat(E'\\n', 500) || 'more', side
        from project_comments, generate_series(2, ${PROJECT_MOST.unsentComments}) where id = ${first.id}`);
      const refused = await project.call('POST', '/comments', comment());
      expect([refused.statusCode, refused.json().error]).toEqual([409, 'too-many']);
      expect((await project.call('POST', '/rounds', { name: 'Ada' })).statusCode).toBe(200);
      expect((await project.call('POST', '/comments', comment())).statusCode).toBe(200);
      const [mail] = await mailsOf(project, 'project-round');
      if (!mail) throw new Error('no mail');
      // A line break of its own for each of a hundred thousand lines would hold up the site for seconds.
      const { html = '' } = (await site.services.mail.preview(mail)) ?? {};
      expect(html.match(/<br/g)?.length).toBeLessThan(1_100);
    });
  });

  describe('an approval', () => {
    const approvedOnce = async () => {
      const made = await delivered();
      const [version] = (await made.project.room()).deliveries[0]?.versions ?? [];
      if (!version) throw new Error('no version');
      const payload = { versionId: version.id, name: 'Ada Lovelace', sha256: version.sha256 };
      return { ...made, version, payload, press: () => made.project.call('POST', '/approvals', payload) };
    };

    test('pressed many times at once is one, with one mail to each side and the receipt', async () => {
      const { project, press, version } = await approvedOnce();
      const answers = await Promise.all(Array.from({ length: 8 }, press));
      expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
      const [id = ''] = answers.map((answer): string => answer.json().id);
      const rows = await site.services.db
        .select()
        .from(projectApprovals)
        .where(eq(projectApprovals.projectId, project.id));
      expect(rows).toHaveLength(1);
      const room = await project.room();
      expect(room.turn).toBe('studio');
      expect(room.deliveries[0]?.versions[0]?.approval).toMatchObject({
        ...{ id, name: 'Ada Lovelace', sha256: version.sha256, final: false },
      });
      const [mail, ...more] = await mailsOf(project, 'project-approval');
      const notices = await mailsOf(project, 'project-approval-notice');
      expect([more.length, notices.length]).toEqual([0, 1]);
      expect((mail && (await site.services.mail.preview(mail)))?.text).toContain(version.sha256);
      const receipts = await Promise.all([
        project.call('GET', `/approvals/${id}/receipt.pdf`),
        asStaff('GET', staff(project, `/approvals/${id}/receipt.pdf`)),
      ]);
      for (const receipt of receipts) {
        expect(receipt.headers['content-type']).toBe('application/pdf');
        expect(receipt.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      }
    });

    test('of something else than was seen, or of a replaced version, is refused', async () => {
      const { project, payload, deliveryId } = await approvedOnce();
      const other = await project.call('POST', '/approvals', { ...payload, sha256: 'f'.repeat(64) });
      expect([other.statusCode, other.json().error]).toEqual([409, 'changed']);
      await handOver(project, { files: [sheet()] }, `/deliveries/${deliveryId}/versions`);
      const late = await project.call('POST', '/approvals', payload);
      expect([late.statusCode, late.json().error]).toEqual([409, 'replaced']);
      expect(await mailsOf(project, 'project-approval')).toEqual([]);
    });

    test('is taken back until the next step is started, and given again', async () => {
      const { project, press, version } = await approvedOnce();
      const first: { id: string } = (await press()).json();
      const undo = (id: string) => project.call('DELETE', `/approvals/${id}`);
      expect(
        (await Promise.all([undo(first.id), undo(first.id)])).map((answer) => answer.statusCode),
      ).toEqual([200, 200]);
      const room = await project.room();
      expect([room.turn, room.deliveries[0]?.versions[0]?.approval]).toEqual(['client', null]);
      expect(await mailsOf(project, 'project-undone-notice')).toHaveLength(1);
      const [undone, ...more] = await mailsOf(project, 'project-undone');
      expect(more).toEqual([]);
      const letter = (undone && (await site.services.mail.preview(undone)))?.text ?? '';
      expect(letter).toContain(`/project?view=drawing-${version.id}#`);
      expect(letter).not.toMatch(/\d:\d\d:\d\d/);
      const second: { id: string } = (await press()).json();
      expect(second.id).not.toBe(first.id);
      await site.services.database.transaction((tx) => startStep(tx, project.id, 'revisions'));
      const late = await undo(second.id);
      expect([late.statusCode, late.json().error]).toEqual([409, 'final']);
      expect((await project.room()).deliveries[0]?.versions[0]?.approval?.final).toBe(true);
    });

    test('undone leaves an unanswered revision with the studio, until something newer was delivered', async () => {
      const { project, comment, deliveryId } = await approvedOnce();
      await project.call('POST', '/comments', comment());
      await project.call('POST', '/rounds', { name: 'Ada' });
      const approveAndUndo = async () => {
        const [version] = (await project.room()).deliveries[0]?.versions ?? [];
        const payload = { versionId: version?.id, name: 'Ada Lovelace', sha256: version?.sha256 };
        const { id }: { id: string } = (await project.call('POST', '/approvals', payload)).json();
        await project.call('DELETE', `/approvals/${id}`);
        const { turn, dueAt } = await project.room();
        return { turn, due: dueAt !== null };
      };
      expect(await approveAndUndo()).toEqual({ turn: 'studio', due: true });
      await handOver(project, { files: [sheet()] }, `/deliveries/${deliveryId}/versions`);
      expect(await approveAndUndo()).toEqual({ turn: 'client', due: false });
    });

    test('and its mails are written together or not at all', async () => {
      const { project, press } = await approvedOnce();
      const { db } = site.services;
      await db.execute(`alter table projects add constraint broken check (turn <> 'studio') not valid`);
      try {
        expect((await press()).statusCode).toBe(500);
      } finally {
        await db.execute('alter table projects drop constraint broken');
      }
      expect((await project.room()).deliveries[0]?.versions[0]?.approval).toBeNull();
      expect(await mailsOf(project, 'project-approval')).toEqual([]);
      expect((await press()).statusCode).toBe(200);
    });
  });

  test('with another project’s key nothing of this one is found, and nothing is said of it', async () => {
    const { project, versionId, deliveryId, file, comment } = await delivered();
    const mine = comment();
    await project.call('POST', '/comments', mine);
    const [version] = (await project.room()).deliveries[0]?.versions ?? [];
    const approval = { versionId, name: 'Eve', sha256: version?.sha256 };
    const { id: approvalId }: { id: string } = (await project.call('POST', '/approvals', approval)).json();
    const other = await delivered();
    const eve = other.project;
    const attempts: ['GET' | 'POST' | 'PATCH' | 'DELETE', string, object?][] = [
      ['GET', `/files/${file.id}`],
      ['GET', `/versions/${versionId}/files.zip`],
      ['GET', `/approvals/${approvalId}/receipt.pdf`],
      ['POST', '/comments', comment()],
      ['POST', '/comments', { ...mine, versionId: other.versionId, fileId: other.file.id }],
      ['POST', '/comments', other.comment(undefined, { fileId: file.id })],
      ['POST', '/comments', other.comment(undefined, { parentId: mine.id })],
      ['PATCH', `/comments/${mine.id}`, { body: 'Taken over' }],
      ['DELETE', `/comments/${mine.id}`],
      ['POST', '/approvals', approval],
      ['DELETE', `/approvals/${approvalId}`],
    ];
    const unknown = await eve.call('GET', `/files/${NOWHERE}`);
    for (const [method, path, payload] of attempts) {
      const answer = await eve.call(method, path, payload);
      expect([answer.statusCode, answer.body], `${method} ${path}`).toEqual([404, unknown.body]);
    }
    const crossed = [
      await handOver(eve, { files: [sheet()] }, `/deliveries/${deliveryId}/versions`),
      await asStaff('GET', staff(eve, `/files/${file.id}`)),
      await asStaff('GET', staff(eve, `/approvals/${approvalId}/receipt.pdf`)),
      await asStaff('PATCH', staff(eve, `/comments/${mine.id}`), { resolved: true }),
    ];
    expect(crossed.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect((await project.room()).comments).toMatchObject([{ body: mine.body, roundId: null }]);
    const unsigned = [
      await site.inject({ url: staff(project, `/files/${file.id}`) }),
      await sendForm(site, staff(project, '/deliveries'), { files: [sheet()] }, {}),
    ];
    expect(unsigned.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
  });

  test('a closed project takes nothing more', async () => {
    const { project, comment } = await delivered();
    await site.services.db.update(projects).set({ state: 'closed' }).where(eq(projects.id, project.id));
    const refused = [
      await project.call('POST', '/comments', comment()),
      await project.call('POST', '/rounds', { name: 'Ada' }),
      await handOver(project, { fields: { title: 'More' }, files: [sheet()] }),
    ];
    expect(refused.map(({ statusCode, json }) => [statusCode, json().error])).toEqual(
      refused.map(() => [409, 'closed']),
    );
  });
});
