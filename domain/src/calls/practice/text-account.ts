import type { Instant } from '../../time/instant';
import { defineCall } from '../call';
import * as field from '../fields';

/** The practice's account with the provider of texts. It never holds the key. */
export interface TextsReport {
  isConnected: boolean;
  /** when the owner entered it */
  since: Instant | null;
  /** of an entered account, all but its key; else what the form begins with */
  account: Record<'username' | 'senderId' | 'quietFrom' | 'quietUntil', string> & {
    /** whole shillings a month */
    ceiling: number;
  };
  /** for the provider's dashboard; null for those who may not connect services */
  addresses: Record<'report' | 'stop', string> | null;
  /** cents of a shilling that the texts of this month cost */
  month: { count: number; cents: number };
  /** as the provider writes it; null when it did not answer */
  balance: string | null;
  /** short code of a connection; null while the account works */
  problem: string | null;
}

const MOST_SHILLINGS = 1_000_000;

/** Keeps the account once the provider has answered with its balance. An empty key: as it is kept. */
export const saveTextAccount = defineCall<{ balance: string | null }>()('office', {
  name: 'saveTextAccount',
  may: 'connect-services',
  refusals: ['connection-failed'],
  input: {
    username: field.filledLine(80),
    apiKey: field.line(200).defined(),
    /** letters and digits, as networks show it; empty for the provider's own */
    senderId: field
      .line(11)
      .defined()
      .matches(/^[A-Za-z0-9 _-]*$/, 'sender-invalid'),
    ceiling: field.whole(0, MOST_SHILLINGS),
    quietFrom: field.time(),
    quietUntil: field.time(),
  },
});

export const sendTestText = defineCall<object>()('office', {
  name: 'sendTestText',
  may: 'connect-services',
  refusals: ['connection-failed'],
  input: { number: field.mobile(), language: field.language() },
});

export const disconnectTexts = defineCall<object>()('office', {
  name: 'disconnectTexts',
  may: 'connect-services',
  refusals: ['connection-failed'],
  input: {},
});
