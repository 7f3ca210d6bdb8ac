/** Requests that came in while this tab was open, newest first, and whether the staff member has seen them. */
import type { Booking } from '@tulia/domain/booking/booking';
import type { Instant } from '@tulia/domain/time/instant';
import { createStore } from '../../store';

export interface ArrivedRequest {
  id: string;
  clientName: string;
  startsAt: Instant;
  createdAt: Instant;
}

export interface ArrivalsState {
  /** requests made at this instant or before are not new; null while nothing is known */
  since: Instant | null;
  arrived: readonly ArrivedRequest[];
  /** ids of requests that the staff member has not seen */
  unread: ReadonlySet<string>;
  /** the request that the line announces */
  told: ArrivedRequest | null;
}

const NOTHING: ArrivalsState = { since: null, arrived: [], unread: new Set(), told: null };
/** The list holds no more than a menu can show. */
const KEPT = 8;

type Request = Pick<Booking, 'clientName' | 'startsAt' | 'createdAt'> & { id: string };

/**
 * The state after the pending requests were read, newest first. The server's first answer is the beginning: none
 * of it is new. A request that was answered meanwhile counts as read.
 */
export function withRequests(state: ArrivalsState, requests: readonly Request[]): ArrivalsState {
  const newest = Math.max(0, ...requests.map(({ createdAt }) => createdAt));
  if (state.since === null) return { ...state, since: newest };
  const { since } = state;
  const fresh = requests.filter(({ createdAt }) => createdAt > since);
  const waiting = new Set(requests.map(({ id }) => id));
  const unread = new Set([...state.unread].filter((id) => waiting.has(id)));
  if (fresh.length === 0 && unread.size === state.unread.size) return state;
  const heard = fresh.map(({ id, clientName, startsAt, createdAt }) => ({
    id,
    clientName,
    startsAt,
    createdAt,
  }));
  return {
    since: Math.max(since, newest),
    arrived: [...heard, ...state.arrived].slice(0, KEPT),
    told: heard[0] ?? state.told,
    unread: new Set([...unread, ...fresh.map(({ id }) => id)]),
  };
}

export const allRead = (state: ArrivalsState): ArrivalsState =>
  state.unread.size === 0 && state.told === null
    ? state
    : { ...state, unread: new Set(), told: null };

export function openArrivals() {
  const store = createStore<ArrivalsState>(NOTHING);
  return {
    ...store,
    /** @returns the requests that were not known before */
    hear: (requests: readonly Request[]): readonly ArrivedRequest[] => {
      const before = store.get();
      const after = withRequests(before, requests);
      store.set(after);
      if (before.since === null) return [];
      return after.arrived.filter(({ id }) => !before.arrived.some((known) => known.id === id));
    },
    /** takes the line of a request away; the request stays unread */
    hush: () => store.set({ ...store.get(), told: null }),
    read: () => store.set(allRead(store.get())),
    forget: () => store.set(NOTHING),
  };
}

/** The arrivals of this tab; they outlast a change of page. */
export const arrivals = openArrivals();
