/** Claimed bookings belong to the account and follow it to another email address (threats row 42). */
import { useEffect } from 'react';
import { personalKey, readRecord, writeRecord } from '../../platform/device/local-record';
import { call } from '../../platform/live/call';

const CLAIMED = personalKey('claimed');

/** Loads the contract late: no page needs its schemas to be drawn. */
async function claim(): Promise<void> {
  const { claimMyBookings } = await import('@tulia/domain/calls/people/my-data');
  await call(claimMyBookings, {});
}

/**
 * Shows nothing: the lists show what changed. The next page repeats a failed claim.
 * @param email the account's verified address in lower case; null while it is unverified
 * @param unclaimed the number of bookings of the address that no account has claimed
 */
export function useClaim(
  uid: string | null,
  email: string | null,
  unclaimed: number,
  connected: boolean,
): void {
  useEffect(() => {
    if (uid === null || email === null || !connected) return;
    const who = `${uid} ${email}`;
    if (unclaimed === 0 && readRecord(CLAIMED) === who) return;
    void claim().then(
      () => writeRecord(CLAIMED, who),
      () => undefined,
    );
  }, [uid, email, unclaimed, connected]);
}
