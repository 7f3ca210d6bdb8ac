/**
 * The age band of a client who booked before, kept on this device as long as they are signed in, so that the
 * booking form knows at once that it need not ask who they are. Their phone and other details are not kept here;
 * they come with the bookings.
 */
import { AGE_BANDS, type AgeBand } from '@tulia/domain/person/age-band';
import { personalKey, readRecord, writeRecord } from '../../platform/device/local-record';

const KEY = personalKey('known-age');

export function rememberKnownAge(uid: string, ageBand: AgeBand): void {
  writeRecord(KEY, { uid, ageBand });
}

/** Null for a client who has not booked on this device, and when the stored age is another account's. */
export function knownAge(uid: string | null): AgeBand | null {
  const value = readRecord(KEY);
  if (uid === null || typeof value !== 'object' || value === null) return null;
  if (!('uid' in value) || value.uid !== uid || !('ageBand' in value)) return null;
  return AGE_BANDS.find((each) => each === value.ageBand) ?? null;
}
