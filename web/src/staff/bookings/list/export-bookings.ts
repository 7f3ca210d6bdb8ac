/** A CSV file of the filtered bookings. It reads them page by page, since the Firestore rules limit a list. */
import type { Booking } from '@tulia/domain/booking/booking';
import { bookings } from '@tulia/domain/records/booking';
import { toWallTime } from '@tulia/domain/time/practice-time';
import { CSV_BYTE_ORDER_MARK, csvLine } from '@tulia/domain/wording/csv';
import { METHOD_LABELS, STATUS_LABELS, serviceName } from '@tulia/domain/wording/labels';
import { presentInstant } from '../../../platform/hooks/clock';
import type { Language } from '../../../platform/language/catalogue';
import { loadFirestore } from '../../../platform/firebase/firestore';
import { passes, type BookingFilters } from './booking-filters';
import { LIST_LIMIT } from '../board/use-bookings-by-ids';
import { adminMoneyTexts } from '../money/texts';
import { bookingRowsTexts } from './texts';
import { windowQuery } from './use-bookings-window';

const COLUMNS = [
  'reference',
  'status',
  'client',
  'email',
  'phone',
  'service',
  'practitioner',
  'date',
  'time',
  'minutes',
  'price',
  'payment',
  'received',
  'refunded',
  'method',
  'code',
  'created',
] as const;

export function headLine(lang: Language): string {
  const { exportColumns } = bookingRowsTexts[lang];
  return csvLine(COLUMNS.map((column) => exportColumns[column]));
}

/** Contains no confidential part. */
export function bookingLine(booking: Booking, lang: Language): string {
  const { service, payment } = booking;
  const starts = toWallTime(booking.startsAt);
  return csvLine([
    booking.referenceNumber,
    STATUS_LABELS[lang][booking.status],
    booking.clientName,
    booking.clientEmail,
    booking.clientPhone,
    serviceName(service, lang),
    booking.practitioner.name,
    starts.date,
    starts.time,
    service.durationMinutes,
    service.price,
    adminMoneyTexts[lang].paymentStates[payment.state],
    payment.paid,
    payment.refunded,
    payment.methods.map((method) => METHOD_LABELS[lang][method]).join(' + ') || null,
    payment.codes.join(' ') || null,
    toWallTime(booking.createdAt).date,
  ]);
}

/** @param onProgress gets the number of bookings read so far */
export async function exportBookings(
  filters: BookingFilters,
  lang: Language,
  onProgress: (count: number) => void,
): Promise<{ file: Blob; count: number }> {
  const tools = await loadFirestore();
  const { sdk } = tools;
  const parts = [CSV_BYTE_ORDER_MARK, headLine(lang)];
  let count = 0;
  const today = toWallTime(presentInstant()).date;
  let page = windowQuery(tools, filters, { before: null, from: null, limit: LIST_LIMIT }, today);
  const first = page;
  for (;;) {
    const { docs } = await sdk.getDocs(page);
    const found = docs
      .map((each) => ({ ...bookings.fromStored(each.data()), id: each.id }))
      .filter((booking) => passes(filters, booking, today));
    parts.push(...found.map((booking) => bookingLine(booking, lang)));
    count += found.length;
    onProgress(count);
    const last = docs.at(-1);
    if (last === undefined || docs.length < LIST_LIMIT) break;
    page = sdk.query(first, sdk.startAfter(last));
  }
  return { file: new Blob(parts, { type: 'text/csv;charset=utf-8' }), count };
}
