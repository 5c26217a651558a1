import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { csvLine } from '#domain/console/csv.ts';
import { VISIT_STEPS } from '#domain/visit/visit.ts';
import { VISIT_SPANS, type VisitSpan, visitReportSchema } from '#domain/visit/visit-report.ts';
import { requireStaff, staffCall } from '#server/areas/staff/staff-scope.ts';
import type { Services } from '#server/services.ts';
import { spanOf, visitLines, visitReport } from './visit-report.ts';

const isSpan = (days: number): days is VisitSpan => VISIT_SPANS.some((span) => span === days);
const querystring = z.object({ days: z.coerce.number().refine(isSpan).default(28) });

const COLUMNS = ['day', 'source', 'campaign', ...VISIT_STEPS] as const;

export const visitStaffRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, visits } = services;
    requireStaff(app, services, 'visits');

    app.get(
      '/api/staff/visits',
      staffCall({
        summary: 'How far visitors came, by day and by source (staff)',
        querystring,
        response: { 200: visitReportSchema },
      }),
      async ({ query }) => {
        await visits.flush();
        return visitReport(db, spanOf(query.days, new Date()));
      },
    );

    app.get(
      '/api/staff/visits/csv',
      staffCall({ summary: 'The same counts as a spreadsheet (staff)', querystring }),
      async ({ query }, reply) => {
        await visits.flush();
        const lines = await visitLines(db, spanOf(query.days, new Date()));
        const rows = lines.map((line) => csvLine(COLUMNS.map((name) => line[name])));
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', 'attachment; filename="visitors.csv"')
          .send(`\uFEFF${csvLine([...COLUMNS])}${rows.join('')}`);
      },
    );
  };
