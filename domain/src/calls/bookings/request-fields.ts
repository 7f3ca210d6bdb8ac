import * as yup from 'yup';
import type { DetailName } from '../../booking/request-details';
import * as field from '../fields';

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

const details = {
  /** of a service for couples; else empty */
  partnerName: field.nameOrNone(),
} satisfies Record<DetailName, yup.Schema<string>>;

/** The versions of the texts that the client agreed to. */
export const shownTexts = () =>
  field.exactly({
    privacyVersion: field.line(40).required('privacy-required'),
    agreementVersion: field.line(40).required('consent-required'),
  });

export const requestFields = {
  requestId: field.requestId(),
  fullName: field.name('full-name-required'),
  email: field.email(),
  phone: field.phone(),
  serviceId: field.slug('service-required'),
  /** null for any practitioner */
  practitionerId: field.practitionerId().nullable().defined(),
  /** practice time */
  date: field.date(),
  time: field.startTime(),
  specialRequests: field.text().defined(),
  ...details,
  /** for the ages 12 to 17; `consents`: the guardian knows of it, and answers by a link */
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
  /** of emails to the client */
  language: field.language(),
};
