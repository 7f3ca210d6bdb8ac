/** The age band of a client who booked before, kept while signed in: the booking form need not ask for it. */
import { AGE_BANDS, type AgeBand } from '@tulia/domain/person/age-band';
import { personalKey, readRecord, writeRecord } from '../../platform/device/local-record';

const KEY = personalKey('known-age');

export function rememberKnownAge(uid: string, ageBand: AgeBand): void {
  writeRecord(KEY, { uid, ageBand });
}

/** Null for a client who has not booked on this device, or another account's record. */
export function knownAge(uid: string | null): AgeBand | null {
  const value = readRecord(KEY);
  if (uid === null || typeof value !== 'object' || value === null) return null;
  if (!('uid' in value) || value.uid !== uid || !('ageBand' in value)) return null;
  return AGE_BANDS.find((each) => each === value.ageBand) ?? null;
}
