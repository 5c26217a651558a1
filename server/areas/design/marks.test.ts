import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MARKER_HEADER, marksUrl } from '#domain/design/marks.ts';
import { MARKERS_PER_DESIGN } from '#server/limits.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { DATABASES } from '../../../proof/databases.ts';

const markerOf = (letter: string) => letter.repeat(22);

describe.each(DATABASES)('marks on %s', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite({ database });
  });
  afterAll(() => site.close());

  const pool = async (transcript = 'A kidney pool, 30 by 15 ft, with a hot tub'): Promise<string> =>
    (await site.inject({ method: 'POST', url: '/api/ai-design-process', payload: { transcript } })).json().id;
  const put = (id: string, who: string, marks: object, name = '') =>
    site.inject({
      method: 'PUT',
      url: marksUrl(id),
      headers: { [MARKER_HEADER]: markerOf(who) },
      payload: { name, marks },
    });
  const look = async (id: string, who?: string) =>
    (await site.inject({ url: marksUrl(id), headers: who ? { [MARKER_HEADER]: markerOf(who) } : {} })).json();

  test('two people see each other’s marks, and nobody’s secret', async () => {
    const id = await pool();
    await put(id, 'a', { deck: 'yes', 'Raised Spa': 'no' }, 'Ann');
    const answer = await put(id, 'b', { deck: 'no' });
    const [ann, ben] = [
      { number: 1, name: 'Ann', own: false, marks: { deck: 'yes', 'Raised Spa': 'no' } },
      { number: 2, name: '', own: true, marks: { deck: 'no' } },
    ];
    expect(answer.json()).toEqual({ markers: [ann, ben] });
    expect((await look(id, 'a')).markers.map(({ own }: { own: boolean }) => own)).toEqual([true, false]);
    expect(JSON.stringify(await look(id))).not.toContain(markerOf('a'));
  });

  test('marks are replaced, taken back, and never those of another', async () => {
    const id = await pool();
    await put(id, 'a', { deck: 'yes', size: 'yes' }, 'Ann');
    await put(id, 'a', { deck: 'no' }, 'Anna');
    expect(await look(id)).toEqual({
      markers: [{ number: 1, name: 'Anna', own: false, marks: { deck: 'no' } }],
    });
    await put(id, 'b', {});
    expect((await look(id)).markers).toHaveLength(1);
    await put(id, 'a', {});
    expect(await look(id)).toEqual({ markers: [] });
  });

  test('marks stay with their design, tell of no other, and only of parts it has', async () => {
    const [one, two] = [await pool(), await pool()];
    await put(one, 'a', { deck: 'yes', Slide: 'yes' }, 'Ann');
    expect((await look(one)).markers[0].marks).toEqual({ deck: 'yes' });
    expect(await look(two, 'a')).toEqual({ markers: [] });
    expect((await put('x'.repeat(22), 'a', { deck: 'yes' })).statusCode).toBe(404);
    expect((await site.inject({ url: marksUrl('x'.repeat(22)) })).statusCode).toBe(404);
  });

  test('a changed pool brings along what was said of the parts that stay, and leaves the old one as it is', async () => {
    const id = await pool();
    const marks = { deck: 'yes', size: 'no', 'Raised Spa': 'yes', price: 'no' };
    await put(id, 'a', marks, 'Ann');
    await put(id, 'b', { size: 'yes' });
    const { design } = (await site.inject({ url: `/api/designs/${id}` })).json();
    const changed = await site.inject({
      method: 'POST',
      url: '/api/designs',
      payload: { design: { ...design, lengthFt: 40 }, from: id },
    });
    expect(await look(changed.json().id, 'a')).toEqual({
      markers: [{ number: 1, name: 'Ann', own: true, marks: { deck: 'yes', 'Raised Spa': 'yes' } }],
    });
    expect((await look(id, 'a')).markers[0].marks).toEqual(marks);
  });

  test('a crowd is refused, even when it comes at once, and who marked already may go on', async () => {
    const id = await pool();
    const people = 'abcdefghij'.split('');
    const answers = await Promise.all(people.map((who) => put(id, who, { deck: 'yes' })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(MARKERS_PER_DESIGN);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(
      people.length - MARKERS_PER_DESIGN,
    );
    const inside = people[answers.findIndex(({ statusCode }) => statusCode === 200)] ?? 'a';
    expect((await put(id, inside, { deck: 'no' })).statusCode).toBe(200);
  });

  test('hostile marks are refused', async () => {
    const id = await pool();
    const refused = [
      await put(id, 'a', { deck: 'perhaps' }),
      await put(id, 'a', { ['x'.repeat(3000)]: 'yes' }),
      await put(id, 'a', { deck: 'yes' }, 'n'.repeat(41)),
      await site.inject({ method: 'PUT', url: marksUrl(id), payload: { name: '', marks: {} } }),
      await site.inject({
        method: 'PUT',
        url: marksUrl(id),
        headers: { [MARKER_HEADER]: '../..' },
        payload: { name: '', marks: { deck: 'yes' } },
      }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400]);
    expect((await put(id, 'a', { deck: 'yes' }, 'n'.repeat(9000))).statusCode).toBe(413);
    expect(await look(id)).toEqual({ markers: [] });
  });

  test('they go with the design', async () => {
    const id = await pool();
    await put(id, 'a', { deck: 'yes' });
    await site.services.db.execute(sql`delete from designs where slug = ${id}`);
    const left = await site.services.db.execute(
      sql`select 1 from design_marks where design_id not in (select id from designs)`,
    );
    expect(left.rows).toEqual([]);
    expect((await site.inject({ url: marksUrl(id) })).statusCode).toBe(404);
  });

  test('a contact about the design brings them along, one about another does not', async () => {
    const id = await pool();
    await put(id, 'a', { deck: 'yes', size: 'yes' }, 'Ann');
    await put(id, 'b', { deck: 'no', size: 'yes' });
    const send = (email: string, details: string) =>
      site.inject({
        method: 'POST',
        url: '/api/send-email',
        payload: { firstName: 'Ann', lastName: 'Lee', email, details, isFromAI: false },
      });
    const detailsOf = async (email: string) =>
      (await site.services.db.execute(sql`select details from inquiries where email = ${email}`)).rows[0]
        ?.details;
    const link = `Design: https://example.com/ai-design-tool?d=${id}`;
    await send('with@example.com', link);
    expect(await detailsOf('with@example.com')).toBe(
      `${link}\n\nMarked together by Ann and Partner 2\nYes: Size\nThey differ on Deck (Ann yes, Partner 2 no)`,
    );
    await send('without@example.com', `Design: https://example.com/ai-design-tool?d=${await pool()}`);
    expect(await detailsOf('without@example.com')).not.toContain('Marked');
  });
});
