/**
 * The age of whoever booked before, kept on this device as long as they are signed in: so the booking form knows at once
 * that it need not ask who they are. Their phone and what else is known of them is not kept here; it comes with their
 * bookings.
 */
import { AGE_BANDS, type AgeBand } from '@tulia/domain/person/age-band';
import { personalKey, readRecord, writeRecord } from '../../platform/device/local-record';

const KEY = personalKey('known-age');

export function rememberKnownAge(uid: string, ageBand: AgeBand): void {
  writeRecord(KEY, { uid, ageBand });
}

/** Null for somebody who has not booked here, and for anybody else than `uid`. */
export function knownAge(uid: string | null): AgeBand | null {
  const value = readRecord(KEY);
  if (uid === null || typeof value !== 'object' || value === null) return null;
  if (!('uid' in value) || value.uid !== uid || !('ageBand' in value)) return null;
  return AGE_BANDS.find((each) => each === value.ageBand) ?? null;
}
