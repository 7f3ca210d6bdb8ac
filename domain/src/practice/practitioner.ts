import type { Localized } from '../person/localized';
import type { OpeningHours } from '../slot/opening-hours';

export interface Licence {
  board: string;
  number: string;
}

/**
 * `practitioners/{id}`: public. The id is a slug and never changes; locks, bookings and confidential parts refer to it.
 */
export interface Practitioner {
  id: string;
  name: string;
  title: Localized;
  sentence: Localized;
  /** spoken languages, each in its own name */
  languages: string[];
  licence: Licence | null;
  /** a data URL of at most `PHOTO_MAX` characters */
  photo: string | null;
  openingHours: OpeningHours;
  services: 'all' | string[];
  /** the lowest is tried and shown first */
  order: number;
  takesBookings: boolean;
  /** false after they have left: their days no longer open */
  isActive: boolean;
}

/** `practitionerContacts/{id}`: for admins and functions only. `staff/{uid}.practitionerId` connects the account. */
export interface PractitionerContact {
  /** gets the invitations; empty for none */
  email: string;
  /** a calendar of the connected Google account: its own (`primary`), or one shared with it */
  calendarId: string;
}

export const PHOTO_MAX = 55_000;

export const PRIMARY_CALENDAR = 'primary';

const CALENDAR_ADDRESS = /^[\w.+'#&-]+@[A-Za-z\d-]+(?:\.[A-Za-z\d-]+)+$/;

/** `primary`, or like an email address. It becomes part of a path of Google's API, where `..` would lead elsewhere. */
export function isCalendarId(id: string): boolean {
  return id === PRIMARY_CALENDAR || CALENDAR_ADDRESS.test(id);
}

/** Without a stored contact no email is sent. */
export const noContact: PractitionerContact = { email: '', calendarId: PRIMARY_CALENDAR };

const weekday = { first: '08:00', last: '18:00' };

export const DEFAULT_OPENING_HOURS: OpeningHours = {
  1: weekday,
  2: weekday,
  3: weekday,
  4: weekday,
  5: weekday,
};

/** The shipped practitioner. The owner replaces the placeholder name. */
export const defaultPractitioner: Practitioner = {
  id: 'therapist',
  name: 'Your Therapist',
  title: { en: 'Counselling psychologist', sw: 'Mwanasaikolojia mshauri' },
  sentence: { en: '', sw: '' },
  languages: ['English', 'Kiswahili'],
  licence: null,
  photo: null,
  openingHours: DEFAULT_OPENING_HOURS,
  services: 'all',
  order: 0,
  takesBookings: true,
  isActive: true,
};

export const defaultPractitionerContact: PractitionerContact = {
  email: 'therapist@tulia.example',
  calendarId: PRIMARY_CALENDAR,
};

export function offers({ services }: Pick<Practitioner, 'services'>, serviceId: string): boolean {
  return services === 'all' || services.includes(serviceId);
}

export type AtWork = Pick<
  Practitioner,
  'id' | 'name' | 'openingHours' | 'services' | 'order' | 'takesBookings' | 'isActive'
>;

export function inOrder<P extends Pick<Practitioner, 'order' | 'id'>>(people: readonly P[]): P[] {
  return [...people].sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
}

/** The practitioners whom clients can book, in order. @param serviceId null for any service */
export function bookable<P extends AtWork>(people: readonly P[], serviceId: string | null): P[] {
  return inOrder(
    people.filter(
      (each) =>
        each.isActive && each.takesBookings && (serviceId === null || offers(each, serviceId)),
    ),
  );
}
