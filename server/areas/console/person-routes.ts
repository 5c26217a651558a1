import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { personHeldSchema } from '#domain/console/lists.ts';
import { recentPeopleSchema, timelineSchema } from '#domain/console/timeline.ts';
import { emailAddress } from '#domain/site/email-address.ts';
import { lineOf } from '#domain/site/plain-text.ts';
import { eraseTestimonials, testimonialsOf } from '#server/areas/content/erase.ts';
import { insertVersion } from '#server/areas/content/version-store.ts';
import { audit } from '#server/areas/staff/audit.ts';
import { signedIn, staffCall } from '#server/areas/staff/staff-scope.ts';
import { sha256 } from '#server/identifiers.ts';
import type { Services } from '#server/services.ts';
import { erasePerson, languageAbout, planSetsAbout, roomsAbout, rowsAbout } from './person-store.ts';
import { findPeople, recentPeople } from './recent-people.ts';
import { timelineOf } from './timeline-store.ts';

const body = z.object({ email: emailAddress });

export const personRoutes =
  ({ content, db, files, mail }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    // Asked before an export or an erasure: is this the right address, and what do we hold under it?
    app.post(
      '/api/staff/people/look-up',
      staffCall({
        summary: 'How much we hold about one person (staff)',
        body,
        response: { 200: personHeldSchema },
      }),
      async ({ body: { email } }) => {
        const held = (await rowsAbout(db, email)).map(([kind, rows]) => [kind, rows.length]);
        const testimonials = (await testimonialsOf(db, email)).length;
        return { held: { ...Object.fromEntries(held), testimonials } };
      },
    );

    app.get(
      '/api/staff/people/recent',
      staffCall({ summary: 'Who was last in touch (staff)', response: { 200: recentPeopleSchema } }),
      async () => ({ people: await recentPeople(db) }),
    );

    app.post(
      '/api/staff/people/find',
      staffCall({
        summary: 'Whom some words may mean (staff)',
        body: z.object({ words: lineOf(200).check(z.minLength(1)) }),
        response: { 200: recentPeopleSchema },
      }),
      async ({ body: { words } }) => ({ people: await findPeople(db, words) }),
    );

    // The address stands in the body: what is asked for is logged, what is sent is not.
    app.post(
      '/api/staff/people/timeline',
      staffCall({
        summary: 'Everything between one person and us, newest first (staff)',
        body,
        response: { 200: timelineSchema },
      }),
      ({ body: { email } }) => timelineOf(db, email, content.served.content.booking.BOOKING_RULES.zone),
    );

    app.post(
      '/api/staff/people/export',
      staffCall({ summary: 'Everything about one person (staff)', body }),
      async (request) => {
        const { email } = request.body;
        await audit(db, signedIn(request).id, 'export-person', sha256(email.toLowerCase()));
        const testimonials = await testimonialsOf(db, email);
        const rooms = await roomsAbout(db, email);
        const planSets = await planSetsAbout(db, email);
        const language = await languageAbout(db, email);
        return {
          email,
          language,
          ...Object.fromEntries(await rowsAbout(db, email)),
          rooms,
          planSets,
          testimonials,
        };
      },
    );

    app.post(
      '/api/staff/people/erase',
      staffCall({
        summary: 'Erase one person; orders stay without the address (staff)',
        body,
        response: { 200: z.object({ erased: z.record(z.string(), z.number()) }) },
      }),
      async (request) => {
        const email = request.body.email.toLowerCase();
        const staffId = signedIn(request).id;
        const { erased, erasedMails, fileKeys } = await content.exclusively(async (tx) => {
          const { erased, ...left } = await erasePerson(tx, email);
          const { testimonials, published } = await eraseTestimonials(tx, email);
          // Without a new number no process would look again.
          for (const document of published) await insertVersion(tx, { ...document, staffId, changes: [] });
          const all = { ...erased, testimonials };
          await audit(tx, staffId, 'erase-person', sha256(email), all);
          return { ...left, erased: all };
        });
        await mail.forget(erasedMails);
        for (const key of fileKeys) await files.delete(key);
        return { erased };
      },
    );
  };
