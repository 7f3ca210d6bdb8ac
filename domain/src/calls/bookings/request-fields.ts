/** The fields that clients and staff fill in alike when they ask for a session. */
import * as yup from 'yup';
import type { DetailName } from '../../booking/request-details';
import * as field from '../fields';

/** Refusals of each request for a session, a client's own or one that staff make. */
export const OF_REQUESTS = [
  'guardian-required',
  'service-unavailable',
  'service-not-for-age',
  'practitioner-unavailable',
  'slot-taken',
  'slot-unavailable',
  'too-many-pending',
  'idempotency-conflict',
] as const;

/** The details of a request, each with its schema and its limit. */
const details = {
  /** kept for a service for couples; empty for none */
  partnerName: field.nameOrNone(),
} satisfies Record<DetailName, yup.Schema<string>>;

export const requestFields = {
  requestId: field.requestId(),
  fullName: field.name('full-name-required'),
  email: field.email(),
  phone: field.phone(),
  serviceId: field.slug('service-required'),
  /** null for the practitioner who is free first */
  practitionerId: field.practitionerId().nullable().defined(),
  /** practice time */
  date: field.date(),
  time: field.startTime(),
  specialRequests: field.text().defined(),
  ...details,
  /** for the ages 12 to 17; `consents` says that the guardian knows of it, who is asked by an own link */
  guardian: yup
    .object({
      name: field.name('guardian-name-required'),
      phone: field.phone('guardian-phone-required'),
      email: field.email('guardian-email-required'),
      consents: yup.boolean().required().oneOf([true], 'guardian-consent-required'),
    })
    .noUnknown()
    .nullable()
    .defined(),
  /** of the client, for mails */
  language: field.language(),
};
