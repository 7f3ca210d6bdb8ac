import { ACTIVE_STATUSES } from '@tulia/domain/booking/status';
import { saveOpeningHours as contract } from '@tulia/domain/calls/practice/opening-hours';
import { bookings } from '@tulia/domain/records/booking';
import { practitionerPath, practitioners } from '@tulia/domain/records/practitioner';
import { Refusal } from '@tulia/domain/refusal';
import { isOpenAt, type OpeningHours } from '@tulia/domain/slot/opening-hours';
import { toWallTime } from '@tulia/domain/time/practice-time';
import { db } from '../../platform/app';
import { changedFields, writeAudit } from '../../practice/audit';
import { callable } from '../../platform/callable';
import { recordOf } from '../../platform/stored';
import { writerOf } from '../../platform/writer';

export const saveOpeningHours = callable(contract, async (input, { caller, clock }) => {
  const openingHours = openDaysOf(input.openingHours);
  const kept = await db().runTransaction(async (transaction) => {
    const { practitionerId } = input;
    const path = practitionerPath(practitionerId);
    const ref = db().doc(path);
    const person = recordOf(practitioners, await transaction.get(ref));
    if (person === null) throw new Refusal('not-found');
    const coming = await transaction.get(
      db()
        .collection(bookings.collection)
        .where('status', 'in', ACTIVE_STATUSES)
        .where('startsAt', '>', new Date(clock.now()))
        .orderBy('startsAt'),
    );
    const outside = coming.docs.flatMap((doc) => {
      const booking = bookings.fromStored(doc.data());
      if (booking.practitionerId !== practitionerId) return [];
      const { date, time } = toWallTime(booking.startsAt);
      const wasOpen = isOpenAt(person.openingHours, date, time);
      return wasOpen && !isOpenAt(openingHours, date, time)
        ? [{ bookingId: doc.id, date, time }]
        : [];
    });
    if (outside.length > 0 && !input.keepSessions) {
      throw new Refusal('conflicts-with-bookings', { bookings: outside });
    }
    const fields = changedFields({ openingHours: person.openingHours }, { openingHours });
    if (fields.length === 0) return outside;
    const writer = writerOf(transaction);
    // An update replaces the whole week; a merge would keep a day open that is closed now.
    writer.update(ref, practitioners.toStoredPart({ openingHours }));
    writeAudit(
      writer,
      caller,
      { action: 'practitioner-changed', subject: path, label: person.name, fields },
      clock.now(),
    );
    return outside;
  });
  return { kept };
});

function openDaysOf(week: Partial<Record<string, { first: string; last: string }>>): OpeningHours {
  return Object.fromEntries(Object.entries(week).filter(([, day]) => day !== undefined));
}
