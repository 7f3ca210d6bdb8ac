import type { Localized } from '../person/localized';
import type { OpeningHours } from '../slot/opening-hours';

/** The board that licenses a counsellor, and the number it gave. */
export interface Licence {
  board: string;
  number: string;
}

/**
 * `practitioners/{id}`: a person whom clients book, as every visitor may read it. The id is a slug and never
 * changes; time, bookings and confidential parts belong to it. Its contact is `PractitionerContact`.
 */
export interface Practitioner {
  id: string;
  name: string;
  /** their profession, for instance "Counselling psychologist" */
  title: Localized;
  /** one sentence in the first person */
  sentence: Localized;
  /** the languages they speak, each as it calls itself */
  languages: string[];
  licence: Licence | null;
  /** a small picture as a data URL, at most `PHOTO_MAX` characters */
  photo: string | null;
  openingHours: OpeningHours;
  /** slugs of the services that they offer */
  services: 'all' | string[];
  /** among several: the lowest is asked first, and stands first */
  order: number;
  /** whether clients can ask for new sessions */
  takesBookings: boolean;
  /** false after they have left: their days are no longer opened */
  isActive: boolean;
}

/**
 * `practitionerContacts/{id}`: for admins and functions only. The practitioner's account is found by
 * `staff/{uid}.practitionerId`.
 */
export interface PractitionerContact {
  /** the address for invitations; empty for none */
  email: string;
  /** of the connected Google account: its own (`primary`), or one that was shared with it */
  calendarId: string;
}

/** About 40 kB of picture in base64. */
export const PHOTO_MAX = 55_000;

export const PRIMARY_CALENDAR = 'primary';

const CALENDAR_ADDRESS = /^[\w.+'#&-]+@[A-Za-z\d-]+(?:\.[A-Za-z\d-]+)+$/;

/**
 * `primary`, or shaped like an address. It becomes a part of a path of Google's API, where `..` would lead
 * elsewhere.
 */
export function isCalendarId(id: string): boolean {
  return id === PRIMARY_CALENDAR || CALENDAR_ADDRESS.test(id);
}

/** For a practitioner without a stored contact: no mail is sent to them. */
export const noContact: PractitionerContact = { email: '', calendarId: PRIMARY_CALENDAR };

const weekday = { first: '08:00', last: '18:00' };

export const DEFAULT_OPENING_HOURS: OpeningHours = {
  1: weekday,
  2: weekday,
  3: weekday,
  4: weekday,
  5: weekday,
};

/** The practitioner that the product ships with; the name is an obvious placeholder that the owner replaces. */
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

/** The fields of a practitioner that are needed to book their time. */
export type AtWork = Pick<
  Practitioner,
  'id' | 'name' | 'openingHours' | 'services' | 'order' | 'takesBookings' | 'isActive'
>;

/** In the order in which they are asked and shown. */
export function inOrder<P extends Pick<Practitioner, 'order' | 'id'>>(people: readonly P[]): P[] {
  return [...people].sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
}

/** The practitioners whom a client can book, in order; of a service, or (null) of any. */
export function bookable<P extends AtWork>(people: readonly P[], serviceId: string | null): P[] {
  return inOrder(
    people.filter(
      (each) =>
        each.isActive && each.takesBookings && (serviceId === null || offers(each, serviceId)),
    ),
  );
}
