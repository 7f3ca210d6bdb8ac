import type { PractitionerInput } from '@tulia/domain/calls/practice/manage-practitioners';
import { emptyText } from '@tulia/domain/person/localized';
import { noContact, type Practitioner } from '@tulia/domain/practice/practitioner';

type Converted = 'languages' | 'licence' | 'services' | 'staffUserId';

/** A practitioner in the form. */
export type PractitionerValues = Omit<PractitionerInput, Converted> & {
  /** separated by commas */
  languages: string;
  hasLicence: boolean;
  licence: NonNullable<Practitioner['licence']>;
  everyService: boolean;
  services: string[];
  /** empty for no account */
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
    calendarId,
    staffUserId: about.staffUserId ?? '',
  };
}

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

/** A problem of one language stands at the field of all languages. */
export const fieldOf = (path: string): string =>
  path.startsWith('languages') ? 'languages' : path;
