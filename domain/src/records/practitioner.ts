import * as practice from '../practice/practitioner';
import { defineRecord } from './record';

export const practitioners = /* @__PURE__ */ defineRecord<practice.Practitioner>(
  'practitioners',
  [],
  { openingHours: practice.DEFAULT_OPENING_HOURS },
);
export const practitionerPath = (id: string) => `practitioners/${id}`;

export const practitionerContacts = /* @__PURE__ */ defineRecord<practice.PractitionerContact>(
  'practitionerContacts',
  [],
  practice.noContact,
);
export const practitionerContactPath = (id: string) => `practitionerContacts/${id}`;
