import { referenceNumber, REFERENCE_BYTES } from '@tulia/domain/booking/reference-number';
import type { BookingIdentity } from '@tulia/domain/booking/new-booking';
import { randomBytes } from 'node:crypto';
import { canonicalJson, derivedId, fingerprint } from '../platform/fingerprint';

/**
 * A repeated request gets the same document id and the same fingerprint.
 * @param sender `uid:`, `guest:` or `staff:` and an id
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
