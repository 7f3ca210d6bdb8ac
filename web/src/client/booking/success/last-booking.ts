import { personalKey, readRecord, writeRecord } from '../../../platform/device/local-record';

/** The last booking made in this browser (specification section 2, /booking); removed at sign-out. */
interface LastBooking {
  reference_number: string;
  booking_id: string;
  status: string;
  /** ISO 8601 */
  submission_time: string;
}

const KEY = personalKey('last-booking');
const FIELDS = ['reference_number', 'booking_id', 'status', 'submission_time'] as const;

export function lastBooking(): LastBooking | null {
  const value = readRecord(KEY);
  if (typeof value !== 'object' || value === null) return null;
  const given = value as Record<string, unknown>;
  return FIELDS.every((field) => typeof given[field] === 'string') ? (given as never) : null;
}

export function rememberLastBooking(booking: LastBooking): void {
  writeRecord(KEY, booking);
}
