/**
 * Claims the bookings that were made for the client's address, once on this device and whenever an unclaimed one
 * turns up: from then on the bookings belong to the account alone, and follow it to another address (threats row
 * 42).
 */
import { useEffect } from 'react';
import { personalKey, readRecord, writeRecord } from '../../platform/device/local-record';
import { call } from '../../platform/live/call';

const CLAIMED = personalKey('claimed');

/** The contract comes with its schemas, which no page needs before it is drawn. */
async function claim(): Promise<void> {
  const { claimMyBookings } = await import('@tulia/domain/calls/people/my-data');
  await call(claimMyBookings, {});
}

/**
 * The screen says nothing about it: the lists show what changes, and a failed claim is tried again on the next
 * page.
 * @param email the account's address in lower case, verified; null while it is not
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
