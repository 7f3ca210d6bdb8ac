/** What makes a request the same: it lands on the same document, with the same fingerprint. */
import { referenceNumber, REFERENCE_BYTES } from '@tulia/domain/booking/reference-number';
import type { BookingIdentity } from '@tulia/domain/booking/new-booking';
import { randomBytes } from 'node:crypto';
import { canonicalJson, derivedId, fingerprint } from '../platform/fingerprint';

/**
 * @param sender the sender of the request, by `uid:`, `guest:` or `staff:` and an id
 * @param input what was asked; the request id and the field that only robots fill in do not count for the
 * fingerprint
 */
export function requestIdentity(
  sender: string,
  input: { requestId: string; honeypot?: string },
): Pick<BookingIdentity, 'id' | 'referenceNumber' | 'requestHash'> {
  const asked = { ...input, requestId: undefined, honeypot: undefined };
  return {
    id: derivedId('booking', sender, input.requestId),
    referenceNumber: referenceNumber(randomBytes(REFERENCE_BYTES)),
    requestHash: fingerprint(canonicalJson(asked)),
  };
}
