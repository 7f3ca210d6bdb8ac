import type { PractitionerInput } from '@tulia/domain/calls/practice/manage-practitioners';
import { emptyText, type Localized } from '@tulia/domain/person/localized';
import {
  noContact,
  type Licence,
  type Practitioner,
  type PractitionerContact,
} from '@tulia/domain/practice/practitioner';

/** A practitioner as the form holds them. */
export interface PractitionerValues {
  /** whether the id is meant to be new */
  isNew: boolean;
  id: string;
  name: string;
  title: Localized;
  sentence: Localized;
  /** separated by commas */
  languages: string;
  hasLicence: boolean;
  licence: Licence;
  photo: string | null;
  everyService: boolean;
  services: string[];
  order: number;
  takesBookings: boolean;
  isActive: boolean;
  email: string;
  calendarId: string;
  /** empty for no account */
  staffUserId: string;
}

const NO_LICENCE: Licence = { board: '', number: '' };

/** The first values of a practitioner's form; a new practitioner stands last in the order. */
export function valuesOf(
  person: Practitioner | null,
  about: { contact: PractitionerContact | null; staffUserId: string | null; others: number },
): PractitionerValues {
  const { email, calendarId } = about.contact ?? noContact;
  const licence = person?.licence ?? null;
  const services = person?.services ?? 'all';
  return {
    isNew: person === null,
    id: person?.id ?? '',
    name: person?.name ?? '',
    // A language that was added later is empty until staff write in it.
    title: { ...emptyText, ...person?.title },
    sentence: { ...emptyText, ...person?.sentence },
    languages: (person?.languages ?? []).join(', '),
    hasLicence: licence !== null,
    licence: licence ?? NO_LICENCE,
    photo: person?.photo ?? null,
    everyService: services === 'all',
    services: services === 'all' ? [] : services,
    order: person?.order ?? about.others,
    takesBookings: person?.takesBookings ?? true,
    isActive: person?.isActive ?? true,
    email,
    calendarId,
    staffUserId: about.staffUserId ?? '',
  };
}

/** The call's input. */
export function inputOf(values: PractitionerValues): PractitionerInput {
  const { languages, hasLicence, licence, everyService, services, staffUserId, ...same } = values;
  return {
    ...same,
    languages: languages
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== ''),
    licence: hasLicence ? licence : null,
    services: everyService ? null : services,
    staffUserId: staffUserId === '' ? null : staffUserId,
  };
}

/** A problem of one language belongs to the field of all languages. */
export function fieldOf(path: string): string {
  return path.startsWith('languages') ? 'languages' : path;
}
