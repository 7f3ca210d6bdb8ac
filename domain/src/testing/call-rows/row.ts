/** What a row of a call is, and the fields and values that many rows share. */
import type { MayCall } from '../../calls/call';
import { aBookingRequest, everyDetail } from '../request';

export type Example = Record<string, unknown>;
/** A field, the code with which it is refused, and the values that are refused so. */
export type Broken = readonly [path: string, reason: string, ...values: unknown[]];
/**
 * Who may ask for the call, written out again on purpose: a slip in a contract would hand it to others. Then a whole
 * example, its broken fields (lists), and changes of the example that are taken too (objects).
 */
export type Row = readonly [MayCall, Example, ...rest: (Broken | Example)[]];

/** Half a surrogate pair, which no document can hold. */
export const HALF = 'x\ud800';
export const requestId = 'a-request-id-0123';
export const token = '0123456789abcdef0123456789abcdef';
export const about = { bookingId: 'b1' };
export const seen = { ...about, version: 1 };
export const email = 'amina@example.com';
export const phone = '0712 345 678';
export const start = { date: '2026-11-23', time: '09:00' };
export const booking = aBookingRequest({
  specialRequests: 'A quiet voice,\nplease.',
  ...everyDetail,
  ageBand: 'adolescent',
  guardian: {
    name: 'Zawadi',
    phone: '0700 333 444',
    email: 'zawadi@example.com',
    consents: true,
  },
});
export const adult = { ageBand: 'adult', guardian: null };
export const tooLong = (path: string, max: number): Broken => [
  path,
  'too-long',
  'x'.repeat(max + 1),
];
export const anId: Broken[] = [
  ['bookingId', 'required', ''],
  ['bookingId', 'id-invalid', '../other', '__x__', 'x'.repeat(129)],
  ['bookingId', 'typeError', 7],
];
export const onlyVersion: Broken[] = [
  ['version', 'min', 0],
  ['version', 'integer', 1.5],
  ['version', 'typeError', '1'],
];
export const aVersion: Broken[] = [...anId, ...onlyVersion];
export const aToken: Broken[] = [
  ['token', 'required', ''],
  ['token', 'id-invalid', token.slice(1), `${token.slice(1)}/`],
];
export const aRequest: Broken = [
  'requestId',
  'request-id-invalid',
  'short',
  'x'.repeat(65),
  'a/request/id/0123456',
  '__request-id-0123456__',
];
export const anEmail = (path: string, required: string): Broken[] => [
  [path, required, ''],
  [path, 'email-invalid', 'amina', 'amina@example', 'amina @example.com', '<amina@example.com>'],
  [path, 'email-invalid', 'amina@example.com\r\nBcc: all@example.com', 'a@b.c,d@e.f'],
  [path, 'email-invalid', 'amina@example..com', '.amina@example.com', 'amina.@example.com'],
  [path, 'email-invalid', 'amina@-example.com', 'amina@example-.com'],
  [path, 'email-invalid', 'am\u3164ina\ufe0f@example.com'],
  [path, 'too-long', `${'x'.repeat(250)}@y.zz`],
  [path, 'typeError', 7],
];
export const aPhone = (path: string, required: string): Broken[] => [
  [path, required, ''],
  [path, 'phone-invalid', '123456', '0700 call', '++254700111222'],
  [path, 'too-long', '0'.repeat(41)],
];
export const theEmail = anEmail('email', 'email-required');
export const thePhone = aPhone('phone', 'phone-required');

/** Which texts are names of persons, `person/name.test.ts` tries. */
export const aName = (path: string, required: string): Broken[] => [
  [path, required, '', '   ', '\u200b\u2060', '\u3164\uffa0\u115f\u1160 \u2800'],
  [path, 'name-invalid', 'Amina\r\nBcc: x', 'Amina\u0000', 'https://evil.example'],
  tooLong(path, 120),
  [path, 'typeError', 7],
];
export const aPerson: Broken[] = [
  ['practitionerId', 'practitioner-required', ''],
  ['practitionerId', 'slug-invalid', 'Njeri Mwangi'],
  ['practitionerId', 'typeError', 7],
];
export const aLanguage: Broken = ['language', 'oneOf', 'fr'];
