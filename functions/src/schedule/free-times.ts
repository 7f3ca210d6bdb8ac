/** Finds free times near a refused time. */
import { TimeRefusal, type WantedTime } from '@tulia/domain/booking/time-refusal';
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import { nearestFreeSlots, slotRules, withoutOwn } from '@tulia/domain/slot/free-slots';
import type { Instant } from '@tulia/domain/time/instant';
import { addDays, monthsBetween, toWallTime } from '@tulia/domain/time/practice-time';
import type { Clock } from '../platform/clock';
import { db } from '../platform/app';
import { readPeople } from '../practice/practitioners';
import { readMonths } from './availability-months';

/** Adds free times to a TimeRefusal of `work`, after its transaction has ended. */
export async function namingFreeTimes<Result>(
  settings: PracticeSettings,
  clock: Clock,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof TimeRefusal)) throw error;
    throw error.naming(await freeTimesNear(settings, error.wanted, clock.now()));
  }
}

/**
 * Up to five free times near the wanted time, from the public months; the booking's own time counts as free. The wanted
 * time is excluded: it was just taken, even if the months do not show that yet. [] when the months cannot be read.
 */
async function freeTimesNear(settings: PracticeSettings, wanted: WantedTime, now: Instant) {
  try {
    const from = toWallTime(now).date;
    const months = monthsBetween(from, addDays(from, settings.windowDays));
    const { practitionerIds, serviceId, own = null } = wanted;
    const diaries = await Promise.all(
      practitionerIds.map(async (practitionerId) => {
        const [people, all] = await Promise.all([
          readPeople([practitionerId], now),
          readMonths(db(), { practitionerId, serviceId }, months),
        ]);
        const lookup = own === null ? all : withoutOwn(all, own);
        return people.map((person) => ({ rules: slotRules(settings, person), lookup }));
      }),
    );
    return nearestFreeSlots(diaries.flat(), { ...wanted, now, count: 6 })
      .filter((slot) => slot.startsAt !== wanted.near)
      .slice(0, 5)
      .map(({ date, time, startsAt }) => ({ date, time, startsAt }));
  } catch {
    return [];
  }
}
