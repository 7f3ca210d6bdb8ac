/** The weekly opening hours. Contract in domain/calls/opening-hours.ts. */
import { saveOpeningHours as contract } from '@tulia/domain/calls/opening-hours';
import { bookings } from '@tulia/domain/records/booking';
import {
  PRACTICE_SETTINGS_PATH,
  defaultPracticeSettings,
  practiceSettings,
} from '@tulia/domain/records/practice-settings';
import { Refusal } from '@tulia/domain/refusal';
import { isOpenAt, type OpeningHours } from '@tulia/domain/slot/opening-hours';
import { toWallTime } from '@tulia/domain/time/practice-time';
import { db } from '../../platform/app';
import { changedFields, writeAudit } from '../../practice/audit';
import { callable } from '../../platform/callable';
import { requirePermission } from '../../platform/caller';
import { settingsFrom, settingsRef } from '../../practice/settings';
import { writerOf } from '../../platform/writer';

export const saveOpeningHours = callable(contract, async (input, { caller, clock }) => {
  requirePermission(caller, 'manage-practice');
  const openingHours = openDaysOf(input.openingHours);
  const kept = await db().runTransaction(async (transaction) => {
    const ref = settingsRef();
    const stored = await transaction.get(ref);
    const settings = settingsFrom(stored);
    const coming = await transaction.get(
      db()
        .collection(bookings.collection)
        .where('status', 'in', ['pending', 'confirmed'])
        .where('startsAt', '>', new Date(clock.now()))
        .orderBy('startsAt'),
    );
    const outside = coming.docs.flatMap((doc) => {
      const { date, time } = toWallTime(
        bookings.fromStored(doc.data()).startsAt,
        settings.timeZone,
      );
      const wasOpen = isOpenAt(settings.openingHours, date, time);
      return wasOpen && !isOpenAt(openingHours, date, time)
        ? [{ bookingId: doc.id, date, time }]
        : [];
    });
    if (outside.length > 0 && !input.keepSessions) {
      throw new Refusal('conflicts-with-bookings', { bookings: outside });
    }
    const fields = changedFields({ openingHours: settings.openingHours }, { openingHours });
    if (fields.length === 0 && stored.exists) return outside;
    const writer = writerOf(transaction);
    // An update replaces the whole week; merging would leave a day that is closed now as it was.
    if (stored.exists) writer.update(ref, practiceSettings.toStoredPart({ openingHours }));
    else
      writer.set(ref, practiceSettings.toStoredPart({ ...defaultPracticeSettings, openingHours }));
    writeAudit(
      writer,
      caller,
      { action: 'settings-changed', subject: PRACTICE_SETTINGS_PATH, fields },
      clock.now(),
    );
    return outside;
  });
  return { kept };
});

function openDaysOf(week: Partial<Record<string, { first: string; last: string }>>): OpeningHours {
  return Object.fromEntries(Object.entries(week).filter(([, day]) => day !== undefined));
}
