/** Free times near a wish, for the answers to conflicts. */
import type { PracticeSettings } from '@tulia/domain/records/practice-settings';
import type { FreeTime } from '@tulia/domain/refusal';
import { nearestFreeSlots, type DayLookup } from '@tulia/domain/slot/free-slots';
import type { Instant } from '@tulia/domain/time/instant';
import { addDays, monthsBetween, toWallTime } from '@tulia/domain/time/practice-time';
import { readLookup } from './availability-months';

export interface Wish {
  serviceId: string;
  near: Instant;
  minutes: number;
  now: Instant;
}

/**
 * Up to five free times near the wish, from the public months as they stand. The wish itself is left out: it was just
 * found taken, even if the months do not show it yet. Never throws: a conflict is answered without times when they
 * cannot be read.
 */
export async function freeTimesNear(settings: PracticeSettings, wish: Wish): Promise<FreeTime[]> {
  try {
    const from = toWallTime(wish.now, settings.timeZone).date;
    const months = monthsBetween(from, addDays(from, settings.windowDays));
    const lookup: DayLookup = await readLookup(wish.serviceId, months);
    return nearestFreeSlots(settings, lookup, { ...wish, count: 6 })
      .filter((slot) => slot.startsAt !== wish.near)
      .slice(0, 5)
      .map(({ date, time, startsAt }) => ({ date, time, startsAt }));
  } catch {
    return [];
  }
}
