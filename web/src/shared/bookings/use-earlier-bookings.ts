import type { Booking } from '@tulia/domain/booking/booking';
import { bookings } from '@tulia/domain/records/booking';
import type { Query } from 'firebase/firestore';
import { useState } from 'react';
import { loadFirestore, type LoadedFirestore } from '../../platform/firebase/firestore';
import { mergeBookings } from './merge-bookings';

/** The number read at a time, and the size of the live list. */
export const EARLIER_LIMIT = 50;

export interface EarlierBookings {
  /** `none`: no older bookings exist; `failed`: no answer came, and the person may try again */
  state: 'none' | 'some' | 'loading' | 'failed';
  /** includes the live list of that time, so that a booking pushed out by a new one stays */
  list: Booking[];
  load: () => void;
}

interface Read {
  list: Booking[];
  isLast: boolean;
  state: 'quiet' | 'loading' | 'failed';
}

const NOTHING: Read = { list: [], isLast: false, state: 'quiet' };

/**
 * Bookings older than a live list, read on request: history hardly changes, and years of it cost much. Bookings of
 * one commit share their instant, so a page starts with the last known instant.
 * @param whose names the person of the list; another person begins anew
 * @param newest the live list, newest first; undefined while it is read
 * @param isWhole the live list leaves nothing out
 * @param older the query of bookings created at that instant (epoch milliseconds) or before, newest first
 */
export function useEarlierBookings(
  whose: string | null,
  newest: readonly Booking[] | undefined,
  isWhole: boolean,
  older: (tools: LoadedFirestore, from: number) => Query,
): EarlierBookings {
  const [kept, setKept] = useState<{ whose: string | null; read: Read }>({ whose, read: NOTHING });
  const read = kept.whose === whose ? kept.read : NOTHING;
  const oldest = read.list.at(-1) ?? newest?.at(-1);

  const load = () => {
    if (oldest === undefined || read.state === 'loading') return;
    setKept({ whose, read: { ...read, state: 'loading' } });
    const put = (next: Read) =>
      setKept((now) => (now.whose === whose ? { whose, read: next } : now));
    void readPage((tools) => older(tools, oldest.createdAt)).then(
      (page) =>
        put({
          list: mergeBookings(read.list, newest ?? [], page),
          isLast: page.length < EARLIER_LIMIT,
          state: 'quiet',
        }),
      () => put({ ...read, state: 'failed' }),
    );
  };

  const state = isWhole || read.isLast || oldest === undefined ? 'none' : 'some';
  return {
    state: state === 'none' || read.state === 'quiet' ? state : read.state,
    list: read.list,
    load,
  };
}

async function readPage(build: (tools: LoadedFirestore) => Query): Promise<Booking[]> {
  const tools = await loadFirestore();
  const { docs, metadata } = await tools.sdk.getDocs(build(tools));
  // Offline the cache answers, and it may leave bookings out.
  if (metadata.fromCache) throw new Error('no answer from the server');
  return docs.map((each) => ({ ...bookings.fromStored(each.data()), id: each.id }));
}
