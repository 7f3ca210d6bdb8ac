/** What a client may do with the data the practice has about them (specification section 9, design section 7). */
import * as yup from 'yup';
import { defineCall } from '../call';
import * as field from '../fields';

/**
 * Everything the practice keeps about the caller: profile, bookings with their requests, consents with their texts,
 * what happened to the bookings without the names of staff, and messages from the verified address. Instants are
 * ISO 8601 texts.
 */
export const exportMyData = defineCall<{
  exportedAt: string;
  account: { email: string | null; emailVerified: boolean; name: string };
  profile: Record<string, unknown> | null;
  /** as the practice lists its clients; null for a person who never booked */
  client: Record<string, unknown> | null;
  bookings: Record<string, unknown>[];
  consents: Record<string, unknown>[];
  messages: Record<string, unknown>[];
  /** the devices on which the person wants notifications */
  notifications: { since: string }[];
}>()('client', { name: 'exportMyData', may: 'signed-in', refusals: ['not-found'], input: {} });

/**
 * The bookings that were made for the caller's address before there was an account become the account's, for good,
 * and those of the account follow it to another address. Called at every sign-in; does nothing twice.
 */
export const claimMyBookings = defineCall<{ claimed: number }>()('client', {
  name: 'claimMyBookings',
  may: 'signed-in',
  refusals: ['not-found'],
  input: {},
});

/**
 * Deletes the caller's account. Coming sessions are cancelled, profile and account removed, records the practice
 * must keep are kept without their contact, the rest is erased. Staff accounts are ended by an admin instead.
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
    /** said in so many words on the screen */
    confirmed: yup.boolean().required().oneOf([true], 'confirmation-required'),
    language: field.language(),
  },
});
