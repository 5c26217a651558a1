import { afterAll, beforeAll, expect, test } from 'vitest';
import { INTAKE_LABELS } from '#content/intake.ts';
import { RESULT_MAIL_PATH } from '#domain/assessment/mail-call.ts';
import { AI_DESIGN_URL, designMailUrl } from '#domain/design/design-answer.ts';
import { INTAKE_URL } from '#domain/intake/intake-submission.ts';
import { INTAKE_FIELDS } from '#server/testing/intake-form.ts';
import { readOutbox } from '#server/testing/outbox.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';

// Whoever types a stranger's address gets our words sent there, never their own.

const VICTIM = 'victim@example.com';
const MARK = 'zanzibar';
const SHAPES = [
  MARK,
  `${MARK} https://${MARK}.example/pay`,
  `<a href="https://${MARK}.example">${MARK}</a>`,
  `${MARK}\r\nBcc: ${MARK}@example.com`,
  MARK.toUpperCase(),
];

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const post = (url: string, payload: object) => site.inject({ method: 'POST', url, payload });

const mailsToVictim = async () => {
  for (let batch = 0; batch < 3; batch += 1) await site.services.mail.sweep();
  const all = await readOutbox(site.dataDir);
  const toVictim = all.filter(({ to }) => to?.some(({ address }) => address === VICTIM));
  return { toVictim, toUs: all.filter((mail) => !toVictim.includes(mail)) };
};

test('no field of any form reaches a visitor mail: not its headers, not its words, not its links', async () => {
  for (const words of SHAPES) {
    const contact = {
      firstName: words,
      lastName: words,
      email: VICTIM,
      phone: words,
      location: words,
      details: words,
      isFromAI: true,
      poolStyle: words,
      poolLength: words,
      features: words,
    };
    await post('/api/send-email', contact);

    const form = new FormData();
    for (const name of [...Object.keys(INTAKE_LABELS), 'consentGiven'])
      form.append(name, INTAKE_FIELDS[name] ?? words);
    const typed = ['fullName', 'phone', 'projectAddress', 'city', 'state', 'zipCode', 'county'];
    for (const name of [...typed, 'hoaGuidelines', 'specialRequests', 'sketchNotes']) form.set(name, words);
    for (const name of ['targetStartDate', 'equipmentBrand']) form.delete(name);
    form.set('email', VICTIM);
    form.set('hasHOA', 'true');
    const request = new Request('http://localhost', { method: 'POST', body: form });
    await site.inject({
      method: 'POST',
      url: INTAKE_URL,
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });

    const design = await post(AI_DESIGN_URL, { transcript: `A lagoon for ${words}` });
    await post(designMailUrl(design.json().id), { email: VICTIM });
    const answers = { state: words.slice(0, 60), hasExistingFence: true };
    await post(RESULT_MAIL_PATH, { email: VICTIM, assessment: { kind: 'safety', answers } });
  }
  const { toVictim, toUs } = await mailsToVictim();
  const kinds = new Set(toVictim.map(({ subject }) => subject?.replace(/PW-\S+/, 'PW')));
  expect(kinds.size).toBe(4);
  for (const mail of toVictim) {
    const { raw, attachments: _attached, ...read } = mail;
    expect(raw.toLowerCase(), mail.subject).not.toContain(MARK);
    expect(JSON.stringify(read).toLowerCase(), mail.subject).not.toContain(MARK);
    expect(mail.to?.every(({ name }) => !name)).toBe(true);
  }
  // What goes to the consultancy keeps all of it.
  expect(toUs.filter(({ text }) => text?.toLowerCase().includes(MARK)).length).toBeGreaterThanOrEqual(5);
});

test('a move of the project is told without the name that was typed', async () => {
  const found = await site.services.db.execute<{ id: string }>('select id from intakes limit 1');
  const cookie = await site.signIn();
  await site.inject({
    method: 'POST',
    url: `/api/staff/intakes/${found.rows[0]?.id}/progress`,
    headers: { cookie },
    payload: { progress: 'in-review' },
  });
  const { toVictim } = await mailsToVictim();
  const moved = toVictim.filter(({ subject }) => subject?.includes('designer'));
  expect(moved).toHaveLength(1);
  expect(moved[0]?.raw.toLowerCase()).not.toContain(MARK);
});
