import type { Booking } from '@tulia/domain/booking/booking';
import type { Instant } from '@tulia/domain/time/instant';
import { createStore } from '../../store';

type ArrivedRequest = Pick<Booking, 'clientName' | 'startsAt' | 'createdAt'> & {
  id: string;
};

/** Requests that arrived while this tab was open, newest first. */
interface ArrivalsState {
  /** only requests made after this instant are new; null until the first answer of the server */
  since: Instant | null;
  arrived: readonly ArrivedRequest[];
  unread: ReadonlySet<string>;
  /** the request that the page announces */
  told: ArrivedRequest | null;
}

const NOTHING: ArrivalsState = { since: null, arrived: [], unread: new Set(), told: null };
/** The most that the menu can show. */
const KEPT = 8;

/**
 * The state after a read of the pending requests. The first read has no new requests. A request that staff have
 * answered counts as read.
 */
function withRequests(state: ArrivalsState, requests: readonly ArrivedRequest[]): ArrivalsState {
  const newest = Math.max(0, ...requests.map(({ createdAt }) => createdAt));
  if (state.since === null) return { ...state, since: newest };
  const { since } = state;
  const fresh = requests.filter(({ createdAt }) => createdAt > since);
  const waiting = new Set(requests.map(({ id }) => id));
  const unread = new Set([...state.unread].filter((id) => waiting.has(id)));
  if (fresh.length === 0 && unread.size === state.unread.size) return state;
  return {
    since: Math.max(since, newest),
    arrived: [...fresh, ...state.arrived].slice(0, KEPT),
    told: fresh[0] ?? state.told,
    unread: new Set([...unread, ...fresh.map(({ id }) => id)]),
  };
}

const allRead = (state: ArrivalsState): ArrivalsState =>
  state.unread.size === 0 && state.told === null
    ? state
    : { ...state, unread: new Set(), told: null };

export function openArrivals() {
  const store = createStore<ArrivalsState>(NOTHING);
  return {
    ...store,
    /** @returns the new requests */
    hear: (requests: readonly ArrivedRequest[]): readonly ArrivedRequest[] => {
      const before = store.get();
      const after = withRequests(before, requests);
      store.set(after);
      if (before.since === null) return [];
      return after.arrived.filter(({ id }) => !before.arrived.some((known) => known.id === id));
    },
    /** ends the announcement; the request stays unread */
    hush: () => store.set({ ...store.get(), told: null }),
    read: () => store.set(allRead(store.get())),
    forget: () => store.set(NOTHING),
  };
}

export const arrivals = openArrivals();
