import type { PractitionerInput } from '@tulia/domain/calls/practice/manage-practitioners';
import { emptyText } from '@tulia/domain/person/localized';
import { addressOf } from '@tulia/domain/practice/address';
import {
  noContact,
  PRIMARY_CALENDAR,
  type Practitioner,
} from '@tulia/domain/practice/practitioner';
import type { Staff } from '@tulia/domain/records/staff';

type Converted = 'languages' | 'licence' | 'services' | 'staffUserId';

/** A practitioner in the form. */
export type PractitionerValues = Omit<PractitionerInput, Converted> & {
  /** separated by commas */
  languages: string;
  hasLicence: boolean;
  licence: NonNullable<Practitioner['licence']>;
  everyService: boolean;
  services: string[];
  /** empty for no account; `calendarId` is empty for the calendar of the connected account */
  staffUserId: string;
};

/** The first values of the form; a new practitioner stands last in the order. */
export function valuesOf(
  person: Practitioner | null,
  about: { contact: typeof noContact | null; staffUserId: string | null; others: number },
): PractitionerValues {
  const { email, calendarId } = about.contact ?? noContact;
  const licence = person?.licence ?? null;
  const services = person?.services ?? 'all';
  return {
    isNew: person === null,
    id: person?.id ?? '',
    name: person?.name ?? '',
    // The texts of a new language are empty.
    title: { ...emptyText, ...person?.title },
    sentence: { ...emptyText, ...person?.sentence },
    languages: (person?.languages ?? []).join(', '),
    hasLicence: licence !== null,
    licence: licence ?? { board: '', number: '' },
    photo: person?.photo ?? null,
    everyService: services === 'all',
    services: services === 'all' ? [] : services,
    order: person?.order ?? about.others,
    takesBookings: person?.takesBookings ?? true,
    isActive: person?.isActive ?? true,
    email,
    calendarId: calendarId === PRIMARY_CALENDAR ? '' : calendarId,
    staffUserId: about.staffUserId ?? '',
  };
}

/** The first values of the form of a new practitioner who has an account already. */
export const valuesOfMember = (
  member: Pick<Staff, 'fullName' | 'email'> & { id: string },
): PractitionerValues => ({
  ...valuesOf(null, { contact: null, staffUserId: member.id, others: 0 }),
  id: addressOf(member.fullName),
  name: member.fullName,
  email: member.email,
});

export function inputOf(values: PractitionerValues): PractitionerInput {
  const { languages, hasLicence, licence, everyService, services, ...rest } = values;
  const { staffUserId, calendarId, ...same } = rest;
  return {
    ...same,
    languages: languages
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== ''),
    licence: hasLicence ? licence : null,
    services: everyService ? null : services,
    calendarId: calendarId || PRIMARY_CALENDAR,
    staffUserId: staffUserId === '' ? null : staffUserId,
  };
}

/** A problem of one language stands at the field of all languages. */
export const fieldOf = (path: string): string =>
  path.startsWith('languages') ? 'languages' : path;
