/** Specification section 9, design section 7. */
import * as yup from 'yup';
import { defineCall } from '../call';
import * as field from '../fields';

/** Without the names of staff. Instants are ISO 8601 texts. */
export interface PersonCopy {
  exportedAt: string;
  /** null for a client without one */
  account: { email: string | null; emailVerified: boolean; name: string } | null;
  profile: Record<string, unknown> | null;
  /** null for a person who never booked */
  client: Record<string, unknown> | null;
  bookings: Record<string, unknown>[];
  consents: Record<string, unknown>[];
  messages: Record<string, unknown>[];
  /** the devices on which the person wants notifications */
  notifications: { since: string }[];
  /** the number that was proved for texts; null without one */
  texts: { number: string; since: string | null; stopped: string | null } | null;
  /** what the person waits for (decision 108) */
  waiting: Record<string, unknown>[];
}

/** All data about the caller. */
export const exportMyData = defineCall<PersonCopy>()('client', {
  name: 'exportMyData',
  may: 'signed-in',
  refusals: ['not-found'],
  input: {},
});

/** The account gets the bookings of its address, and its bookings a new address. The web calls this at each sign-in. */
export const claimMyBookings = defineCall<{ claimed: number }>()('client', {
  name: 'claimMyBookings',
  may: 'signed-in',
  refusals: ['not-found'],
  input: {},
});

/**
 * Cancels coming sessions, removes profile and account, and keeps the records that the practice must keep without
 * contact details. An admin ends staff accounts instead.
 */
export const deleteMyAccount = defineCall<{
  cancelled: number;
  kept: number;
  /** epoch milliseconds; null when nothing is kept */
  retainUntil: number | null;
}>()('upkeep', {
  name: 'deleteMyAccount',
  may: 'signed-in',
  refusals: ['not-found', 'transition-not-allowed'],
  input: {
    confirmed: yup.boolean().required().oneOf([true], 'confirmation-required'),
    language: field.language(),
  },
});
