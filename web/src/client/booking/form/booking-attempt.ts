/**
 * One request id for each filled form (design section 6, threats row 15). The same body keeps its id over double taps,
 * retries and reloads, so that the server repeats its first answer; another body gets a new id.
 */
import { readRecord, writeRecord } from '../../../platform/device/local-record';
import { removeRecord } from '../../../storage';
import type { BookingRequest } from '../values/booking-values';

interface BookingAttempt {
  requestId: string;
  body: BookingRequest;
  /** sent, but no answer came */
  unknown: boolean;
}

const KEY = 'tulia.me.booking-attempt';

function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function stored(): BookingAttempt | null {
  const value = readRecord(KEY, 'tab') as Partial<BookingAttempt> | null;
  return typeof value?.requestId === 'string' && value.body !== undefined
    ? { requestId: value.requestId, body: value.body, unknown: value.unknown === true }
    : null;
}

function store(attempt: BookingAttempt): void {
  // Without storage the id is kept as long as the page.
  if (!writeRecord(KEY, attempt, 'tab')) inMemory = attempt;
}

let inMemory: BookingAttempt | null = null;

/** The attempt of this tab that has no answer yet. */
export function openAttempt(): BookingAttempt | null {
  return stored() ?? inMemory;
}

/** The open attempt if its body is the same, else a new one. */
export function attemptFor(body: BookingRequest): BookingAttempt {
  const open = openAttempt();
  if (open && JSON.stringify(open.body) === JSON.stringify(body)) return open;
  const attempt = { requestId: newRequestId(), body, unknown: false };
  store(attempt);
  return attempt;
}

export function markUnknown(attempt: BookingAttempt): void {
  store({ ...attempt, unknown: true });
}

/** Forgets the attempt, because the server has answered. */
export function closeAttempt(): void {
  inMemory = null;
  removeRecord(KEY, 'tab');
}
