import type { Booking } from '@tulia/domain/booking/booking';
import { useState } from 'react';

/** A confirmed request keeps its row for so long that a second tap hits no other row. */
export const KEPT_MS = 6000;

interface Kept {
  request: Booking;
  isConfirmed: boolean;
}

/**
 * Adds the requests that this browser is confirming or has just confirmed. They keep their rows, so that a second tap
 * cannot hit another request's button.
 */
export function useKeptRows(requests: readonly Booking[]) {
  const [kept, setKept] = useState<ReadonlyMap<string, Kept>>(new Map());
  const put = (id: string, row: Kept | null) =>
    setKept((before) => {
      const after = new Map(before);
      if (row === null) after.delete(id);
      else after.set(id, row);
      return after;
    });
  const gone = [...kept.values()]
    .map(({ request }) => request)
    .filter(({ id }) => !requests.some((each) => each.id === id));
  return {
    rows: [...requests, ...gone],
    isConfirmed: ({ id }: Booking) => kept.get(id)?.isConfirmed === true,
    /** @param confirm resolves to whether the request was confirmed */
    keepWhile: async (request: Booking, confirm: () => Promise<boolean>) => {
      const { id } = request;
      put(id, { request, isConfirmed: false });
      const isConfirmed = await confirm();
      put(id, isConfirmed ? { request, isConfirmed } : null);
      if (isConfirmed) setTimeout(() => put(id, null), KEPT_MS);
    },
  };
}
