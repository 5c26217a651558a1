import type { SetFormat } from '#domain/plan-set/loose-set.ts';
import { checklistOf } from '#studio/sheets/checklist/findings.ts';
import type { DrawnPage } from '#studio/sheets/draw-set.ts';
import type { PlanSet } from '#studio/sheets/plan-set.ts';
import { computedTables, tableOf } from '#studio/sheets/tables.ts';
import { dxfOf } from './dxf/write-dxf.ts';
import { setCsv } from './set-csv.ts';
import { setPdf } from './set-pdf.ts';
import { setXlsx } from './set-xlsx.ts';

// A drawn set as a file. Nothing of the day it is made on goes into one: the same set gives the same bytes.

export const FILE_TYPES: Record<SetFormat, string> = {
  pdf: 'application/pdf',
  dxf: 'image/vnd.dxf',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json; charset=utf-8',
};

const text = (words: string) => new TextEncoder().encode(words);

function jsonOf(set: PlanSet, pages: readonly DrawnPage[]): string {
  const { input, measures, hydraulics, equipment } = set;
  const sheets = pages.map(({ number, title }) => ({ number, title }));
  const tables = computedTables(set).map(({ name }) => [name, tableOf(set, name)] as const);
  return JSON.stringify({
    ...{ title: input.title, design: input.design, sheets, measures, hydraulics, equipment },
    tables: Object.fromEntries(tables),
    checklist: checklistOf(set),
  });
}

export async function fileOf(
  format: SetFormat,
  set: PlanSet,
  pages: readonly DrawnPage[],
): Promise<Uint8Array<ArrayBuffer>> {
  const { title } = set.input;
  switch (format) {
    case 'pdf':
      return new Uint8Array(
        await setPdf(pages, {
          title: title.project,
          author: set.brand.name,
          on: new Date(`${title.date}T12:00:00Z`),
        }),
      );
    case 'dxf':
      return text(dxfOf(set));
    case 'csv':
      return text(setCsv(set));
    case 'xlsx':
      return new Uint8Array(await setXlsx(set));
    case 'json':
      return text(jsonOf(set, pages));
  }
}
