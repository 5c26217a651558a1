import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROJECT_MOST } from '#domain/project/limits.ts';
import { mails } from '#server/areas/mail/tables.ts';
import { MESSAGE_BURST } from '#server/limits.ts';
import { readOutbox } from '#server/testing/outbox.ts';
import { beginTestProject, multipart } from '#server/testing/project.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { projects } from './tables.ts';

describe('messages of a project', () => {
  let site: TestSite;
  let cookie: string;
  beforeAll(async () => {
    site = await startTestSite();
    cookie = await site.signIn();
  });
  afterAll(() => site.close());

  type TestProject = Awaited<ReturnType<typeof beginTestProject>>;
  const fromClient = async (
    project: TestProject,
    body: string,
    files: Record<string, File> = {},
    key?: string,
  ) => {
    const form = await multipart({ body, name: 'Ada' }, files);
    const headers = { ...project.headers, ...form.headers, ...(key ? { 'idempotency-key': key } : {}) };
    return site.inject({ method: 'POST', url: '/api/room/messages', headers, payload: form.payload });
  };
  const fromStaff = async (id: string, body: string) => {
    const form = await multipart({ body });
    const headers = { cookie, ...form.headers };
    return site.inject({
      method: 'POST',
      url: `/api/staff/projects/${id}/messages`,
      headers,
      payload: form.payload,
    });
  };
  const room = async ({ headers }: TestProject) => (await site.inject({ url: '/api/room', headers })).json();
  const projectOf = async (id: string) => {
    const [found] = await site.services.db.select().from(projects).where(eq(projects.id, id));
    if (!found) throw new Error('no project');
    return found;
  };
  /** The two minutes are over. */
  const timePasses = async (id: string) => {
    await site.services.db.update(mails).set({ nextAttemptAt: sql`now()` }).where(eq(mails.aboutId, id));
    await site.services.mail.sweep();
  };
  const sentAbout = async ({ ticketNumber }: TestProject) =>
    (await readOutbox(site.dataDir)).filter(({ subject }) => subject?.includes(ticketNumber));

  test('what is said within two minutes is one mail with the words and the link; what comes later begins another', async () => {
    const project = await beginTestProject(site);
    for (const words of ['The first plan', 'And <b>one</b> more\nthought'])
      await fromStaff(project.id, words);
    await site.services.mail.sweep();
    expect(await sentAbout(project)).toEqual([]);
    await timePasses(project.id);
    const [first, ...none] = await sentAbout(project);
    expect(none).toEqual([]);
    expect(first?.to).toMatchObject([{ address: project.email }]);
    expect(first?.subject).toBe(`2 messages about your project ${project.ticketNumber}`);
    expect(first?.text).toContain('The first plan');
    expect(first?.text).toMatch(/And <b>one<\/b> more\s+thought/);
    expect(first?.text).toContain(`/project?view=messages#${project.key}`);
    expect(first?.html).not.toContain('<b>one</b>');
    await fromStaff(project.id, 'A week later');
    await timePasses(project.id);
    const later = (await sentAbout(project)).find(({ text }) => text?.includes('A week later'));
    expect(later?.text).not.toContain('The first plan');
  });

  test('the studio gets the client’s words without the room’s key, and can answer by mail', async () => {
    const project = await beginTestProject(site);
    await fromClient(project, 'Where is the spa?');
    await timePasses(project.id);
    const [notice] = await sentAbout(project);
    expect(notice?.text).toContain('Where is the spa?');
    expect(notice?.replyTo).toMatchObject([{ address: project.email }]);
    expect(notice?.raw).not.toContain(project.key);
  });

  test('twenty at once are twenty messages and one mail; the twenty-first begins another', async () => {
    const project = await beginTestProject(site);
    const all = Array.from({ length: MESSAGE_BURST.most }, (_, index) => `Line number ${index}.`);
    await Promise.all(all.map((words) => fromClient(project, words)));
    expect((await room(project)).messages).toHaveLength(all.length);
    expect((await projectOf(project.id)).unread).toBe(all.length);
    await fromClient(project, 'One too many for a mail.');
    await timePasses(project.id);
    const sent = await sentAbout(project);
    expect(sent.map(({ subject }) => subject).toSorted()).toEqual([
      `20 messages from Ada Lovelace, ${project.ticketNumber}`,
      `Message from Ada Lovelace, ${project.ticketNumber}`,
    ]);
    const gathered = sent.find(({ subject }) => subject?.startsWith('20'))?.text ?? '';
    expect(all.filter((words) => !gathered.includes(words))).toEqual([]);
  });

  test('a message while the mail leaves is in the next one, never lost between two', async () => {
    const project = await beginTestProject(site);
    await fromClient(project, 'Said before.');
    await site.services.db
      .update(mails)
      .set({ nextAttemptAt: sql`now()` })
      .where(eq(mails.aboutId, project.id));
    const during = Array.from({ length: 6 }, (_, index) => fromClient(project, `Said meanwhile ${index}.`));
    await Promise.all([site.services.mail.sweep(), ...during]);
    await timePasses(project.id);
    const text = (await sentAbout(project)).map((mail) => mail.text).join('\n');
    for (let index = 0; index < 6; index += 1) expect(text.split(`Said meanwhile ${index}.`)).toHaveLength(2);
    expect(text.split('Said before.')).toHaveLength(2);
  });

  test('a burst of nothing but line ends is a mail of few of them; a project holds so many words and no more', async () => {
    const project = await beginTestProject(site);
    const lines = `first${'\n'.repeat(7_900)}last`;
    for (let at = 0; at < MESSAGE_BURST.most; at += 1) await fromClient(project, lines);
    const [mail] = await site.services.db.select().from(mails).where(eq(mails.aboutId, project.id));
    if (!mail) throw new Error('no mail');
    const { html = '' } = (await site.services.mail.preview(mail)) ?? {};
    expect(html.match(/<br/g)?.length).toBeLessThan(1_100);
    expect(html.match(/last/g)).toHaveLength(MESSAGE_BURST.most);

    await site.services.db.execute(sql`
      insert into project_messages (id, project_id, side, body)
      values (gen_random_uuid(), ${project.id}, 'client', ${'x'.repeat(PROJECT_MOST.messageCharacters - 20 * lines.length)})`);
    const refused = await fromClient(project, 'x');
    expect([refused.statusCode, refused.json().error]).toEqual([409, 'too-many-messages']);
  });

  test('files come with it; sent twice it is one; one without words or files is refused', async () => {
    const project = await beginTestProject(site);
    const file = new File(['0\nSECTION\n2\nENTITIES\n0\nENDSEC\n0\nEOF\n'], 'yard.dxf');
    const key = crypto.randomUUID();
    const first = await fromClient(project, 'Our survey', { file_0: file }, key);
    expect([first.statusCode, first.body]).toEqual([200, expect.stringContaining('id')]);
    expect((await fromClient(project, 'Our survey', { file_0: file }, key)).json()).toEqual(first.json());
    const { messages } = await room(project);
    expect(messages).toMatchObject([
      { side: 'client', name: 'Ada', body: 'Our survey', readAt: null, files: [{ filename: 'yard.dxf' }] },
    ]);
    expect((await fromClient(project, '  ')).json().error).toBe('empty-message');
    expect((await fromClient(project, 'x'.repeat(8_001))).statusCode).toBe(400);
    await timePasses(project.id);
    expect((await sentAbout(project))[0]?.text).toContain('yard.dxf');
  });

  test('one project does not fill the room for everybody’s files', async () => {
    const project = await beginTestProject(site);
    const file = new File(['0\nSECTION\n2\nENTITIES\n0\nENDSEC\n0\nEOF\n'], 'yard.dxf');
    expect((await fromClient(project, 'One', { file_0: file })).statusCode).toBe(200);
    await site.services.db.execute(sql`
      insert into project_files (id, project_id, message_id, position, key, filename, content_type, size, sha256)
      select gen_random_uuid(), project_id, message_id, number, key || number, filename, content_type, 1024 * 1024 * 1024, sha256
      from project_files, generate_series(1, 4) number where project_id = ${project.id}`);
    const refused = await fromClient(project, 'Two', { file_0: file });
    expect([refused.statusCode, refused.json().error]).toEqual([409, 'too-many-files']);
    expect((await fromClient(project, 'Words still arrive')).statusCode).toBe(200);
    expect((await room(project)).messages).toHaveLength(2);
  });

  test('read marks: staff open what the client wrote, the client what staff wrote; what came meanwhile stays unread', async () => {
    const project = await beginTestProject(site);
    const asked: { id: string } = (await fromClient(project, 'First question')).json();
    await fromClient(project, 'Second question');
    await fromStaff(project.id, 'An answer');
    const seen = (messageIds: string[]) =>
      site.inject({
        method: 'POST',
        url: `/api/staff/projects/${project.id}/seen`,
        headers: { cookie },
        payload: { messageIds },
      });
    expect((await projectOf(project.id)).unread).toBe(2);
    await seen([asked.id]);
    expect((await projectOf(project.id)).unread).toBe(1);
    const { messages }: { messages: { id: string; body: string; readAt: string | null }[] } =
      await room(project);
    expect(messages.map(({ readAt }) => readAt !== null)).toEqual([true, false, false]);
    const messageIds = messages.map(({ id }) => id);
    await site.inject({
      method: 'POST',
      url: '/api/room/seen',
      headers: project.headers,
      payload: { messageIds },
    });
    const after: { messages: { readAt: string | null }[] } = await room(project);
    expect(after.messages.map(({ readAt }) => readAt !== null)).toEqual([true, false, true]);
  });

  test('no key, no project: nothing is stored', async () => {
    const form = await multipart({ body: 'Hello' });
    const guessed = { ...form.headers, 'x-project-key': 'guessed-guessed-guessed' };
    const wrong = await site.inject({
      method: 'POST',
      url: '/api/room/messages',
      headers: guessed,
      payload: form.payload,
    });
    expect(wrong.statusCode).toBe(404);
    expect((await fromStaff(crypto.randomUUID(), 'Hello')).statusCode).toBe(404);
  });

  test('templates of answers are shared, changed and deleted by staff only', async () => {
    const url = '/api/staff/answer-templates';
    expect((await site.inject({ url })).statusCode).toBe(401);
    const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
      site.inject({ method, url: path, headers: { cookie }, ...(payload ? { payload } : {}) });
    const made = (await send('POST', url, { title: 'Survey', body: 'Please send us your survey.' })).json();
    expect((await send('POST', url, { title: '', body: 'x' })).statusCode).toBe(400);
    const changed = { title: 'Survey', body: 'Your survey, please.' };
    expect((await send('PUT', `${url}/${made.id}`, changed)).json()).toEqual({ id: made.id, ...changed });
    expect((await site.inject({ url, headers: { cookie } })).json().templates).toEqual([
      { id: made.id, ...changed },
    ]);
    await send('DELETE', `${url}/${made.id}`);
    expect((await send('PUT', `${url}/${made.id}`, changed)).statusCode).toBe(404);
  });
});
