/**
 * What was typed, kept in this tab's session storage: it survives a reload and a trip to the login page, and ends with
 * the tab, with success, and with signing out (which wipes all storage). On an own device it outlives the tab as well, so
 * that a form filled in without a connection is there when the app is opened again. Special requests are kept nowhere else.
 */
import { isOwnDevice } from '../../../device/own-device';
import { isDate, isTime, isTimeZone } from '@tulia/domain/time/practice-time';
import { emptyValues, type BookingValues } from './booking-values';

export interface BookingDraft {
  /** whose draft it is: null while nobody was signed in */
  uid: string | null;
  /** the `service` of the address under which it was written */
  asked: string;
  values: BookingValues;
  /** which texts were opened in this tab */
  read: ReadTexts;
}

export interface ReadTexts {
  privacy: boolean;
  adult: boolean;
  adolescent: boolean;
}

export const nothingRead: ReadTexts = { privacy: false, adult: false, adolescent: false };

const KEY = 'tulia.me.booking-draft';

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

/** The draft of this tab, when it belongs to `uid` or to nobody yet; somebody else's is removed. */
export function loadDraft(uid: string | null): BookingDraft | null {
  let stored: Record<string, unknown>;
  try {
    const text = sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY);
    if (text === null) return null;
    stored = parts(JSON.parse(text));
  } catch {
    return null;
  }
  if (typeof stored.uid === 'string' && stored.uid !== uid) {
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
      honeypot: '',
    },
  };
}

export function saveDraft(draft: BookingDraft): void {
  try {
    const text = JSON.stringify(draft);
    sessionStorage.setItem(KEY, text);
    if (draft.uid !== null && isOwnDevice()) localStorage.setItem(KEY, text);
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing still holds the form on screen.
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
    localStorage.removeItem(KEY);
  } catch {
    // Nothing could be kept.
  }
}

/**
 * What the form starts with: the draft, or the account's name and e-mail. The service of the address is chosen, unless the
 * draft was written under the same address and so already knows better; the person of the address is chosen in any case.
 */
export function startingDraft(
  account: { uid: string; email: string; displayName: string | null } | null,
  asked: string,
  askedPerson = '',
): BookingDraft & { restored: boolean } {
  const uid = account?.uid ?? null;
  const draft = loadDraft(uid);
  if (draft) {
    const moved = asked !== '' && draft.asked !== asked && draft.values.service !== asked;
    const kept = moved ? { ...draft.values, service: asked, time: '' } : draft.values;
    const isOther = askedPerson !== '' && askedPerson !== kept.practitioner;
    const values = isOther ? { ...kept, practitioner: askedPerson, time: '' } : kept;
    return { ...draft, asked, values, restored: true };
  }
  const values = {
    ...emptyValues,
    fullName: account?.displayName ?? '',
    email: account?.email ?? '',
    service: asked,
    practitioner: askedPerson,
  };
  return { uid, asked, read: nothingRead, values, restored: false };
}
