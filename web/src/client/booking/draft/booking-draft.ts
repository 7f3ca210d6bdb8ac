/**
 * The draft of the form in this tab's session storage. It survives a reload and the login, and ends with the tab, with
 * success and with signing out. On an own device it outlives the tab, for a form that was filled in offline. A draft
 * written signed out goes to the next person who signs in, so it is kept for a short while only.
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
  /** the draft's owner: null when it was written signed out */
  uid: string | null;
  /** path and query of the page, which name the choice */
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

/** Takes over every stored value that has the type of its empty one; for any other the empty one stays. */
function typedAs<Shape extends object>(stored: unknown, empty: Shape): Shape {
  const given = parts(stored);
  return Object.fromEntries(
    Object.entries(empty).map(([key, fallback]: [string, unknown]) => [
      key,
      typeof given[key] === typeof fallback ? given[key] : fallback,
    ]),
  ) as Shape;
}

/** The draft of this tab, when it belongs to `uid` or has no owner yet; another client's is removed. */
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
    },
  };
}

export function saveDraft(draft: BookingDraft): void {
  // A browser that keeps nothing still holds the form on screen.
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

/** The draft with the choice of a new address: another service or person clears the time. */
function chosenAnew(kept: BookingValues, choice: BookingChoice): BookingValues {
  const service = choice.service === '' ? kept.service : choice.service;
  const practitioner = choice.with === '' ? kept.practitioner : choice.with;
  const isSame = service === kept.service && practitioner === kept.practitioner;
  const chosen = { ...kept, service, practitioner, time: isSame ? kept.time : '' };
  return choice.day === '' ? chosen : { ...chosen, ...dayOf(choice) };
}

/** Day and time of the address; an address may be forged, so anything that is no day or time is dropped. */
function dayOf({ day, time }: BookingChoice): Pick<BookingValues, 'date' | 'time'> {
  return isDate(day) ? { date: day, time: isTime(time) ? time : '' } : { date: '', time: '' };
}

/** The draft, or the account's name and email. The choice of the address wins over a draft from another address. */
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
