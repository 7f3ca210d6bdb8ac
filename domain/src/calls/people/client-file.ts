/** What staff do with the record of a client (decision 019). */
import * as yup from 'yup';
import { CONSENT_FORMS, CONSENT_WAYS } from '../../records/consent';
import { defineCall } from '../call';
import * as field from '../fields';
import { ADDRESS_MAX, NAME_MAX, RELATIONSHIP_MAX } from '../limits';
import type { PersonCopy } from './my-data';

/**
 * Corrects what the practice has noted. Sessions ahead follow; the profile of an account stays, and an email tells its
 * owner. The version is `contactVersion` of the client that staff saw.
 */
export const correctClient = defineCall<{ changed: number; sessions: number }>()('desk', {
  name: 'correctClient',
  may: 'decide-bookings',
  refusals: ['not-found', 'client-changed'],
  input: {
    clientId: field.documentId(),
    version: field.version(),
    name: field.name('full-name-required'),
    phone: field.phone(),
    language: field.language(),
    /** empty for none */
    address: field.line(ADDRESS_MAX).defined(),
    emergencyContact: yup
      .object({
        name: field.name('contact-incomplete'),
        phone: field.phone('contact-incomplete'),
        relationship: field.line(RELATIONSHIP_MAX).defined(),
      })
      .noUnknown()
      .nullable()
      .defined(),
  },
});

/**
 * Notes the address of a client without an account, and asks there whether it is right; the same address again sends
 * another link. The address so far stays until then. Empty: neither the present nor the noted address counts any more.
 * The present address: the noted one is taken back.
 */
export const noteClientEmail = defineCall<{ isAsked: boolean }>()('desk', {
  name: 'noteClientEmail',
  may: 'decide-bookings',
  refusals: ['not-found', 'client-changed'],
  input: {
    clientId: field.documentId(),
    version: field.version(),
    email: field.emailOrNone(),
  },
});

/** The client proves a noted address by the link in the email, and the last digits of the phone number. */
export const proveEmail = defineCall<object>()('client', {
  name: 'proveEmail',
  may: 'anybody',
  refusals: ['not-found', 'digits-wrong'],
  input: {
    clientId: field.documentId(),
    token: field.linkToken(),
    digits: yup
      .string()
      .required('digits-invalid')
      .matches(/^\d{4}$/, 'digits-invalid'),
  },
});

/**
 * Records a consent that was given, or withdrawn, on paper or by phone, to the present version of a text. Bookings that
 * waited for both texts wait no more. Refuses a day ahead with `date-ahead`.
 */
export const recordConsent = defineCall<{ settled: number }>()('desk', {
  name: 'recordConsent',
  may: 'decide-bookings',
  refusals: ['not-found'],
  input: {
    requestId: field.requestId(),
    clientId: field.documentId(),
    form: yup.string().oneOf(CONSENT_FORMS).required(),
    kind: yup
      .string()
      .oneOf(['given', 'withdrawn'] as const)
      .required(),
    way: yup.string().oneOf(CONSENT_WAYS).required(),
    /** practice time */
    date: field.date(),
    /** of the text */
    language: field.language(),
  },
});

/** The copy of the data of a client without an account, who asked for it. Who has one gets it by the account. */
export const exportClient = defineCall<PersonCopy>()('upkeep', {
  name: 'exportClient',
  may: 'manage-practice',
  refusals: ['not-found'],
  input: { clientId: field.documentId() },
});

/**
 * Erases a client without an account by the rules of `deleteMyAccount`. Sessions ahead must be cancelled or over first.
 * Another name than the client's is refused with `name-differs`.
 */
export const eraseClient = defineCall<{
  kept: number;
  /** epoch milliseconds; null when nothing is kept */
  retainUntil: number | null;
}>()('upkeep', {
  name: 'eraseClient',
  may: 'manage-practice',
  refusals: ['not-found', 'sessions-ahead'],
  input: {
    clientId: field.documentId(),
    /** the client's, typed by the admin */
    name: field.line(NAME_MAX).required('full-name-required'),
  },
});
