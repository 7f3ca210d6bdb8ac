/**
 * Ids by which Google recognises a repeated request. Event ids are 5 to 1024 characters of RFC 4648 base32hex,
 * lower case (Calendar API, Events: insert, `id`); the conference request id may be any text
 * (`createRequest.requestId`).
 */
import { fingerprint } from '../platform/fingerprint';

export const eventIdFor = (bookingId: string, version: number) =>
  fingerprint('event', `${bookingId}:${version}`);

export const conferenceRequestIdFor = (bookingId: string, version: number) =>
  fingerprint('conference', `${bookingId}:${version}`).slice(0, 32);
