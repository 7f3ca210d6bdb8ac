/**
 * Ids of requests (threats row 15): a body keeps its id over double taps and retries, so that the server repeats its
 * first answer. The version of the subject does not count: a page may have heard of its first try's effect
 * (`functions/src/bookings/change-money.ts` leaves it out too).
 */
export function createRequestIds(makeId: () => string = newRequestId) {
  let last: { body: string; id: string } | null = null;
  return {
    of: (asked: unknown): string => {
      const body = JSON.stringify({ ...(asked as object), version: undefined });
      if (last?.body !== body) last = { body, id: makeId() };
      return last.id;
    },
    /** The body has its answer; the same body again is a new request. */
    close: () => {
      last = null;
    },
  };
}

/** 128 random bits in hexadecimal. */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
