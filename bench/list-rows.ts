import type { Pool } from 'pg';
import type { ListKind } from '#domain/console/kinds.ts';

// Rows as they come in over three years, for every list of the console. $1 and $2 are the first and the last number.

const TIME = 'now() - make_interval(secs => (n::bigint * 7919 % 94608000))';
const ID = 'gen_random_uuid()';
const EMAIL = "'visitor-' || n || '@example.com'";
const STATUS = "(array['new', 'contacted', 'won', 'lost'])[1 + n % 4]";
const NAME = "(array['Ann', 'Bea', 'Cyrus', 'Dolores', 'Emil'])[1 + n % 5]";

const FILL: Record<ListKind, string> = {
  inquiries: `(id, created_at, first_name, last_name, email, phone, location, details, budget, status)
    select ${ID}, ${TIME}, ${NAME}, 'Lee ' || n, ${EMAIL}, '407 555 0100', 'Orlando, FL',
      'A pool of about 16 by 32 ft behind a ranch house.', '50-75k', ${STATUS}`,
  estimates: `(id, created_at, email, size, type, material, features, location, timeline, sent_cost, computed_cost, status)
    select ${ID}, ${TIME}, ${EMAIL}, 'small', 'lap', 'vinyl', '[]', 'texas', 'planning', 58000, 58000, ${STATUS}`,
  orders: `(id, created_at, package_title, amount_cents, state, provider, intent_id, email)
    select ${ID}, ${TIME}, 'Luxury Resort', 99500, (array['created', 'paid', 'failed', 'refunded'])[1 + n % 4], 'stripe',
      'pi_' || md5(n::text), ${EMAIL}`,
  intakes: `(id, created_at, ticket_number, access_hash, full_name, email, phone, city, state, budget_range, submission, status)
    select ${ID}, ${TIME}, 'PW-261115-' || n, md5(n::text), ${NAME} || ' Lee', ${EMAIL}, '407 555 0100', 'Orlando', 'FL',
      '$50,000-$75,000', '{}', ${STATUS}`,
  bookings: `(id, created_at, starts_at, ends_at, held_until, zone, way, name, email, phone, details, access_hash, status)
    select ${ID}, ${TIME}, now() + make_interval(hours => n), now() + make_interval(hours => n, mins => 30),
      now() + make_interval(hours => n, mins => 45), 'America/New_York', 'phone', ${NAME} || ' Lee ' || n, ${EMAIL},
      '407 555 0100', 'Where the spa should go.', md5('b' || n), ${STATUS}`,
  projects: `(id, created_at, ticket_number, access_hash, name, email, package_title, begun_by, state, turn, due_at)
    select ${ID}, ${TIME}, 'PR-261115-' || n, md5('p' || n), ${NAME} || ' Lee', ${EMAIL}, 'Luxury Resort', 'order',
      (array['active', 'closed'])[1 + n % 2], (array['studio', 'client', 'done'])[1 + n % 3], now() + make_interval(hours => n % 999)`,
  designs: `(id, created_at, slug, hash, design)
    select ${ID}, ${TIME}, md5('slug' || n), md5('hash' || n), '{}'`,
  panoramas: `(id, created_at, filename, original_name, owner_hash, key, thumbnail_key, width, height, size, state)
    select ${ID}, ${TIME}, md5(n::text) || '.jpg', 'garden-' || n || '.jpg', md5('o' || n), 'k', 't', 4096, 2048, 100000,
      (array['pending', 'approved', 'rejected'])[1 + n % 3]`,
  mails: `(id, created_at, template, data, to_address, subject, message_id, state, attempts, sent_at)
    select ${ID}, ${TIME}, 'inquiry-mail', '{}', ${EMAIL}, 'We have your request', md5(n::text),
      (array['sent', 'sent', 'sent', 'failed'])[1 + n % 4], 1, now()`,
};

/** What finds one row among all, and what nearly every row has. */
export const RARE: Record<ListKind, (number: number) => string> = {
  inquiries: (n) => `visitor-${n}@`,
  estimates: (n) => `visitor-${n}@`,
  orders: (n) => `visitor-${n}@`,
  intakes: (n) => `PW-261115-${n}`,
  bookings: (n) => `visitor-${n}@`,
  projects: (n) => `PR-261115-${n}`,
  designs: () => '0f3a9',
  panoramas: (n) => `garden-${n}.`,
  mails: (n) => `visitor-${n}@`,
};
export const COMMON: Record<ListKind, string> = {
  inquiries: 'ann lee',
  estimates: 'visitor',
  orders: 'luxury',
  intakes: 'ann',
  bookings: 'ann lee',
  projects: 'luxury',
  designs: 'a',
  panoramas: 'garden',
  mails: 'request',
};

export const fillList = async (pool: Pool, kind: ListKind, from: number, to: number) => {
  for (let start = from; start < to; start += 20_000)
    await pool.query(`insert into ${kind} ${FILL[kind]} from generate_series($1::int, $2::int) n`, [
      start,
      Math.min(to, start + 20_000) - 1,
    ]);
  await pool.query(`vacuum analyze ${kind}`);
};
