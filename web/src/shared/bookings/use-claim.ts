/**
 * Claims the bookings that were made for the person's address, at the first sight of them on this device and whenever one
 * turns up: from then on they belong to the account alone, and follow it to another address (threats row 42).
 */
import { useEffect } from 'react';
import { personalKey, readRecord, writeRecord } from '../../platform/device/local-record';
import { call } from '../../platform/live/call';

/** Whose bookings have been claimed on this device: the account and its address. */
const CLAIMED = personalKey('claimed');

/** The contract comes with its schemas, which no page needs before it is drawn. */
async function claim(): Promise<void> {
  const { claimMyBookings } = await import('@tulia/domain/calls/people/my-data');
  await call(claimMyBookings, {});
}

/**
 * Nothing is said about it: the lists show what changes, and what did not work is tried again with the next page.
 * @param email the account's address in lower case, verified; null while it is not
 * @param unclaimed bookings of the address that the server shows as nobody's
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
