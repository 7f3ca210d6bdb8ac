import { METHOD_LABELS } from '@tulia/domain/wording/labels';
import type { MonthLine } from '@tulia/domain/calls/payments/month';
import { moved } from '@tulia/domain/money/month';
import { toWallTime } from '@tulia/domain/time/practice-time';
import { CSV_BYTE_ORDER_MARK, csvLine } from '@tulia/domain/wording/csv';
import type { Language } from '../../platform/language/catalogue';
import { adminMonthTexts } from './texts';

/** The ledger of a month for spreadsheets. The sum of the column `moved` is the month's net. */
export function monthCsv(lines: readonly MonthLine[], lang: Language): string {
  const t = adminMonthTexts[lang];
  const head = csvLine(Object.values(t.columns));
  const rows = lines.map((line) => {
    const { date, time } = toWallTime(line.at);
    return csvLine([
      date,
      time,
      t.kinds[line.kind],
      line.corrects === null ? null : t.kinds[line.corrects],
      line.amount,
      moved(line),
      line.method === null ? null : METHOD_LABELS[lang][line.method],
      line.code,
      line.receiptNumber,
      line.referenceNumber,
      line.clientName,
      line.by.kind === 'system' ? t.bySystem : line.by.name,
      line.note,
      line.paidOn ?? null,
    ]);
  });
  return [CSV_BYTE_ORDER_MARK, head, ...rows].join('');
}
