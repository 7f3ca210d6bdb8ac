import { referenceNumber, REFERENCE_BYTES } from '@tulia/domain/booking/reference-number';
import { randomBytes } from 'node:crypto';
import { canonicalJson, derivedId, fingerprint } from '../platform/fingerprint';

/**
 * A repeated request gets the same document id and the same fingerprint.
 * @param sender `uid:`, `guest:` or `staff:` and an id
 */
export function requestIdentity(sender: string, input: { requestId: string; honeypot?: string }) {
  const asked = { ...input, requestId: undefined, honeypot: undefined };
  return {
    id: derivedId('booking', sender, input.requestId),
    referenceNumber: referenceNumber(randomBytes(REFERENCE_BYTES)),
    requestHash: fingerprint(canonicalJson(asked)),
  };
}
