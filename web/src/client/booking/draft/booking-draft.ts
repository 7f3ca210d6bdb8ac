/**
 * The draft of the form in this tab's session storage. It survives a reload and the login. It ends with the tab, with
 * success and at sign-out. On the client's own device it outlives the tab, for a form that was filled in offline. A
 * draft written while signed out belongs to the next person who signs in, so it is kept for one hour only.
 */
import { readRecord, writeRecord } from '../../../platform/device/local-record';
import { removeRecord } from '../../../storage';
import { DRAFT_KEY } from './draft-key';
import { isOwnDevice } from '../../../platform/device/own-device';
import { isDate, isTime, isTimeZone } from '@tulia/domain/time/practice-time';
import { MINUTE } from '@tulia/domain/time/instant';
import { bookingPathOf, type BookingChoice } from '../../../paths';
import { emptyValues, type BookingValues } from '../values/booking-values';

interface BookingDraft {
  /** null when it was written while signed out */
  uid: string | null;
  /** path and query of the page, which contain the choice */
  asked: string;
  values: BookingValues;
  read: ReadTexts;
}

export type ReadTexts = Record<'privacy' | 'adult' | 'adolescent', boolean>;

export const nothingRead: ReadTexts = { privacy: false, adult: false, adolescent: false };

/** How long a draft without an owner is kept. */
const NOBODYS_MS = 60 * MINUTE;

function parts(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** Takes the stored values that have the right type, and the empty ones for all others. */
function typedAs<Shape extends object>(stored: unknown, empty: Shape): Shape {
  const given = parts(stored);
  return Object.fromEntries(
    Object.entries(empty).map(([key, fallback]: [string, unknown]) => [
      key,
      typeof given[key] === typeof fallback ? given[key] : fallback,
    ]),
  ) as Shape;
}

/** A stored value may be anything. */
function startsIn(stored: readonly unknown[]): BookingValues['further'] {
  if (!Array.isArray(stored)) return [];
  const starts = stored.map((each) => typedAs(each, { date: '', time: '' }));
  return starts.every(({ date, time }) => isDate(date) && isTime(time)) ? starts : [];
}

/** The draft of this tab if it belongs to `uid` or has no owner; the draft of another client is removed. */
export function loadDraft(uid: string | null): BookingDraft | null {
  const record = readRecord(DRAFT_KEY, 'tab') ?? readRecord(DRAFT_KEY);
  if (record === null) return null;
  const stored = parts(record);
  const age = Date.now() - (typeof stored.at === 'number' ? stored.at : -Infinity);
  const isGone = typeof stored.uid === 'string' ? stored.uid !== uid : age >= NOBODYS_MS;
  if (isGone) {
    clearDraft();
    return null;
  }
  const values = typedAs(stored.values, emptyValues);
  return {
    uid,
    asked: typeof stored.asked === 'string' ? stored.asked : '',
    read: typedAs(stored.read, nothingRead),
    values: {
      ...values,
      date: isDate(values.date) ? values.date : '',
      time: isTime(values.time) ? values.time : '',
      timezone: isTimeZone(values.timezone) ? values.timezone : emptyValues.timezone,
      bookedBy: values.bookedBy === 'guardian' ? 'guardian' : 'client',
      honeypot: '',
      further: startsIn(values.further),
    },
  };
}

export function saveDraft(draft: BookingDraft): void {
  // Without storage the draft is lost with the page, but the form on screen still works.
  const record = { ...draft, at: Date.now() };
  writeRecord(DRAFT_KEY, record, 'tab');
  if (draft.uid !== null && isOwnDevice()) writeRecord(DRAFT_KEY, record);
  else removeRecord(DRAFT_KEY);
}

export function clearDraft(): void {
  removeRecord(DRAFT_KEY, 'tab');
  removeRecord(DRAFT_KEY);
}

export const NOTHING_CHOSEN: BookingChoice = { service: '', with: '', day: '', time: '' };

/** Puts the choice of a new address into the draft; another service or person clears the time. */
function chosenAnew(kept: BookingValues, choice: BookingChoice): BookingValues {
  const service = choice.service === '' ? kept.service : choice.service;
  const practitioner = choice.with === '' ? kept.practitioner : choice.with;
  const isSame = service === kept.service && practitioner === kept.practitioner;
  const chosen = { ...kept, service, practitioner, time: isSame ? kept.time : '' };
  const next = choice.day === '' ? chosen : { ...chosen, ...dayOf(choice) };
  // The later dates of a series follow from its first.
  const isSameTime = next.date === kept.date && next.time === kept.time;
  return isSameTime ? next : { ...next, further: [] };
}

/** Day and time of the address, each empty when it is not valid: an address may be forged. */
function dayOf({ day, time }: BookingChoice): Pick<BookingValues, 'date' | 'time'> {
  return isDate(day) ? { date: day, time: isTime(time) ? time : '' } : { date: '', time: '' };
}

/**
 * The draft, or the account's name and email. The choice in the address replaces a draft that was made for another
 * address.
 */
export function startingDraft(
  account: { uid: string; email: string; displayName: string | null } | null,
  choice: BookingChoice,
  ageBand = '',
): BookingDraft & { restored: boolean } {
  const uid = account?.uid ?? null;
  const asked = bookingPathOf(choice);
  const draft = loadDraft(uid);
  if (draft) {
    const values = draft.asked === asked ? draft.values : chosenAnew(draft.values, choice);
    return { ...draft, asked, values, restored: true };
  }
  const values = {
    ...emptyValues,
    fullName: account?.displayName ?? '',
    email: account?.email ?? '',
    ageBand,
    service: choice.service,
    practitioner: choice.with,
    ...dayOf(choice),
  };
  return { uid, asked, read: nothingRead, values, restored: false };
}
