/**
 * The bookings of the person signed in, live. Rules judge each query by itself, so there are two listeners: bookings
 * of the account, and unclaimed ones of its email address, both only once the address is verified (design section 4,
 * threats rows 3, 34 and 42).
 */
import type { Booking } from '@tulia/domain/booking/booking';
import { bookings } from '@tulia/domain/records/booking';
import { useEffect, useMemo } from 'react';
import type { LoadedFirestore } from '../../platform/firebase/firestore';
import { personalKey, readRecord, writeRecord } from '../../platform/device/local-record';
import { useSession } from '../../platform/session/session';
import { useQuery } from '../../platform/live/use-query';
import { useClaim } from './use-claim';
import { EARLIER_LIMIT, useEarlierBookings, type EarlierBookings } from './use-earlier-bookings';
import { rememberKnownAge } from './known-client';
import { mergeBookings } from './merge-bookings';
import { useConnection } from '../../platform/offline/use-connection';

const SEEN = personalKey('sessions-seen');

export interface MyBookings {
  /** `unreachable`: the server is silent and this device keeps nothing */
  status: 'loading' | 'ready' | 'error' | 'unreachable';
  list: Booking[];
  /** one of the two lists failed while the other is shown */
  partly: boolean;
  /** shown from this device, since no server answers */
  stale: boolean;
  /** when the server last answered, epoch milliseconds; null when never on this device */
  seenAt: number | null;
  retry: () => void;
  /** the bookings older than the list, and how to read them */
  earlier: Omit<EarlierBookings, 'list'>;
}

/** The account's bookings, or with a null uid the unclaimed ones; always of this address, as the rules demand. */
const newest = ({ db, sdk }: LoadedFirestore, uid: string | null, email: string, from?: number) =>
  sdk.query(
    sdk.collection(db, bookings.collection),
    sdk.where('clientUserId', '==', uid),
    sdk.where('clientEmail', '==', email),
    ...(from === undefined ? [] : [sdk.where('createdAt', '<=', new Date(from))]),
    sdk.orderBy('createdAt', 'desc'),
    sdk.limit(EARLIER_LIMIT),
  );

export function useMyBookings(): MyBookings {
  const { user } = useSession();
  const connection = useConnection();
  const uid = user?.uid ?? null;
  const email = user?.emailVerified === true ? user.email.toLowerCase() : null;
  const account = email === null ? null : uid;
  const mine = useQuery(
    account === null ? null : `my-bookings ${account} ${email ?? ''}`,
    bookings,
    (tools) => newest(tools, account ?? '', email ?? ''),
  );
  const mailed = useQuery(email === null ? null : `my-bookings ${email}`, bookings, (tools) =>
    newest(tools, null, email ?? ''),
  );
  const unclaimed = mailed.fromCache ? 0 : (mailed.data?.length ?? 0);
  useClaim(account, email, unclaimed, connection !== 'offline');

  const { list: before, ...earlier } = useEarlierBookings(
    account,
    mine.data,
    (mine.data?.length ?? 0) < EARLIER_LIMIT,
    (tools, from) => newest(tools, account ?? '', email ?? '', from),
  );
  const list = useMemo(
    () => mergeBookings(mine.data ?? [], mailed.data ?? [], before),
    [mine.data, mailed.data, before],
  );
  const age = list[0]?.ageBand;
  useEffect(() => {
    if (account !== null && age !== undefined) rememberKnownAge(account, age);
  }, [account, age]);
  const current = mine.status === 'ready' && !mine.fromCache;
  const seenAt = useSeenAt(current, mine.data);
  const parts = [mine, mailed];
  const connected = connection !== 'offline' && !parts.some(({ overdue }) => overdue);
  const retry = () => {
    if (mine.status === 'error') mine.retry();
    if (mailed.status === 'error') mailed.retry();
  };
  return {
    status: statusOf(parts, list.length, connected),
    list,
    partly: mine.status === 'error' || mailed.status === 'error',
    stale: !connected && mine.fromCache,
    seenAt,
    retry,
    earlier,
  };
}

type Part = Pick<ReturnType<typeof useQuery>, 'status' | 'fromCache'>;

/** The server has not answered yet. */
const isUnsure = ({ status, fromCache }: Part) =>
  status === 'loading' || (status === 'ready' && fromCache);

/** An empty answer from the cache proves nothing: perhaps nothing was kept. */
function statusOf(parts: readonly Part[], found: number, connected: boolean): MyBookings['status'] {
  if (found > 0) return 'ready';
  if (parts.some(({ status }) => status === 'error')) return 'error';
  if (!parts.some(isUnsure)) return 'ready';
  return connected ? 'loading' : 'unreachable';
}

function useSeenAt(current: boolean, data: unknown): number | null {
  useEffect(() => {
    if (current) writeRecord(SEEN, Date.now());
  }, [current, data]);
  if (current) return null;
  const seen = readRecord(SEEN);
  return typeof seen === 'number' ? seen : null;
}
