/** G15: documents that the calls of a booking's life write and delete, mails and audit entries among them. */
import { createBooking } from '@tulia/domain/calls/bookings/create-booking';
import {
  cancelBooking,
  confirmBooking,
  moveBooking,
} from '@tulia/domain/calls/bookings/decide-booking';
import { addDays, toWallTime, weekdayOf } from '@tulia/domain/time/practice-time';
import type { Goal } from '../measure/goal';
import type { Metered } from '../world/firestore-meter';
import { openMeteredPractice } from '../world/metered-practice';
import type { Measure } from '../world/context';

/** What the first version took, in which every service had a document of busy times for every month. */
const FIRST_VERSION = { create: 23, confirm: 21, move: 24, cancel: 18 };

export const writes: Measure = async ({ ports, say }) => {
  const { call, done, person } = await import('../../tests/support/actors');
  const { bookingRequest } = await import('../../tests/support/makers');
  const practice = await openMeteredPractice(ports.firestore, 'writes');
  try {
    const [admin, client] = [await practice.admin(), await person()];
    const goals: Goal[] = [];
    const metered = async <T>(step: keyof typeof FIRST_VERSION, work: Promise<T>): Promise<T> => {
      const answer = await work;
      goals.push(goalOf(step, practice.meter.take()));
      return answer;
    };

    say('a booking from request to cancellation');
    const date = thursdayAhead();
    const wanted = bookingRequest({ date, time: '10:00' }, { serviceId: 'consultation' });
    practice.meter.take();
    const { bookingId } = await metered(
      'create',
      call(createBooking, client, wanted, practice).then(done),
    );
    const confirmed = await metered(
      'confirm',
      call(confirmBooking, admin, { bookingId, version: 1, date, time: '10:00' }, practice).then(
        done,
      ),
    );
    const moved = await metered(
      'move',
      call(
        moveBooking,
        admin,
        { bookingId, version: confirmed.version, date, time: '14:00' },
        practice,
      ).then(done),
    );
    await metered(
      'cancel',
      call(cancelBooking, admin, { bookingId, version: moved.version }, practice).then(done),
    );
    return goals;
  } finally {
    await practice.close();
  }
};

function goalOf(step: keyof typeof FIRST_VERSION, cost: Metered): Goal {
  const { reads, writes: written, deletes, changed } = cost;
  const collections = Object.entries(changed).map(([name, count]) => `${count} ${name}`);
  return {
    id: 'G15',
    what: `${step} a booking: documents written and deleted`,
    value: written + deletes,
    // fewer than then
    bound: { kind: 'most', value: FIRST_VERSION[step] - 1 },
    detail: `${collections.join(', ')}; ${reads} read`,
  };
}

/** A day that is worked on, far enough ahead for every rule about notice. */
function thursdayAhead(): string {
  let date = addDays(toWallTime(Date.now()).date, 7);
  while (weekdayOf(date) !== 4) date = addDays(date, 1);
  return date;
}
