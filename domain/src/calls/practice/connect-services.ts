import * as yup from 'yup';
import { kenyanMobile } from '../../money/provider/kenyan-phone';
import type { Instant } from '../../time/instant';
import { defineCall } from '../call';
import * as field from '../fields';
import type { TextsReport } from './text-account';

/** What the practice is connected to. It never holds what is kept. */
export interface ServicesReport {
  /** whether the deployment has a key by which credentials are kept */
  canKeep: boolean;
  google: {
    /** whether the deployment has an OAuth client */
    hasApp: boolean;
    isConnected: boolean;
    /** when the owner connected it; null for a connection of the deployment */
    since: Instant | null;
    /** short code of Google's refusal; null while it accepts the connection */
    problem: string | null;
    /** own calendars that close hours and are not read; `since` is 0 when one never was */
    unread: { practitionerId: string; name: string; since: Instant }[];
  };
  mail: {
    /** when the owner entered the account; null for an account of the deployment */
    since: Instant | null;
    /** of an entered account, all but its password; else empty texts */
    account: Record<'host' | 'port' | 'user' | 'senderName' | 'senderAddress', string>;
    problem: string | null;
  };
  mpesa: {
    isConnected: boolean;
    /** when the owner entered the account; null for one of the deployment */
    since: Instant | null;
    /** of an entered account, all but its keys; else empty texts */
    account: Record<'shortCode' | 'till' | 'nominatedNumber', string>;
    problem: string | null;
  };
  texts: TextsReport;
}

export const showServices = defineCall<ServicesReport>()('office', {
  name: 'showServices',
  may: 'manage-practice',
  input: {},
});

/** Answers the address at which the owner agrees at Google. */
export const startGoogleConnection = defineCall<{ address: string }>()('office', {
  name: 'startGoogleConnection',
  may: 'connect-services',
  refusals: ['connection-failed'],
  input: {},
});

/** With what Google wrote into the address of the page on the way back. */
export const finishGoogleConnection = defineCall<object>()('office', {
  name: 'finishGoogleConnection',
  may: 'connect-services',
  refusals: ['connection-failed'],
  input: {
    code: field.filledLine(512),
    state: field.filledLine(64),
  },
});

/** `revoked` is false when Google did not confirm it. */
export const disconnectGoogle = defineCall<{ revoked: boolean }>()('office', {
  name: 'disconnectGoogle',
  may: 'connect-services',
  refusals: ['connection-failed'],
  input: {},
});

/** 465: encrypted from the start; the others begin with STARTTLS. */
export const MAIL_PORTS = ['465', '587', '2525'] as const;

/** Sends a test email to the caller with this account, and keeps the account once the email has left. */
export const saveMailAccount = defineCall<{ sentTo: string }>()('office', {
  name: 'saveMailAccount',
  may: 'connect-services',
  refusals: ['connection-failed'],
  input: {
    host: field.filledLine(253).matches(/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i, 'host-invalid'),
    port: field
      .line(5)
      .required('text-required')
      .matches(/^[1-9]\d{1,4}$/, 'port-invalid'),
    user: field.filledLine(254),
    /** empty: as it is kept, for the same host, port and user */
    password: field.line(200).defined(),
    senderName: field.filledLine(120),
    senderAddress: field.email(),
    language: field.language(),
  },
});

const businessNumber = () =>
  yup
    .string()
    .defined()
    .matches(/^(?:\d{5,10})?$/, 'business-number-invalid');
const key = () => field.line(400).defined();

/**
 * Keeps the account once Daraja gives a token for its keys, and asks Daraja to report payments; `problems` are short
 * codes of what it did not agree to. Empty keys: as they are kept.
 */
export const saveMpesa = defineCall<{ problems: string[] }>()('office', {
  name: 'saveMpesa',
  may: 'connect-services',
  refusals: ['connection-failed'],
  input: {
    shortCode: businessNumber().required('text-required'),
    till: businessNumber(),
    nominatedNumber: yup
      .string()
      .defined()
      .max(40, 'too-long')
      .test('kenyan', 'phone-invalid', (typed) => typed === '' || kenyanMobile(typed) !== null),
    key: key(),
    secret: key(),
    passkey: key(),
  },
});
