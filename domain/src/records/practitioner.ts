import { DEFAULT_OPENING_HOURS, noContact } from '../practice/practitioner';
import type { Practitioner, PractitionerContact } from '../practice/practitioner';
import { defineRecord } from './record';

export const practitioners = /* @__PURE__ */ defineRecord<Practitioner>('practitioners', [], {
  openingHours: DEFAULT_OPENING_HOURS,
});
export const practitionerPath = (id: string) => `practitioners/${id}`;

export const practitionerContacts = /* @__PURE__ */ defineRecord<PractitionerContact>(
  'practitionerContacts',
  [],
  noContact,
);
export const practitionerContactPath = (id: string) => `practitionerContacts/${id}`;
