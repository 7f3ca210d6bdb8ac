/** What the night erases: the records that have reached their end, to the millisecond, and nothing else. */
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { yearsAfter } from '@tulia/domain/booking/retention';
import type { Booking } from '@tulia/domain/booking/booking';
import { bookings } from '@tulia/domain/records/booking';
import { clientPath } from '@tulia/domain/records/client';
import { consentPath, consents } from '@tulia/domain/records/consent';
import { EXPIRING } from '@tulia/domain/records/processing/expiring';
import { aBooking, aConfirmed } from '@tulia/domain/testing/booking';
import { aConsent } from '@tulia/domain/testing/consent';
import { aMail } from '@tulia/domain/testing/mail';
import { DAY } from '@tulia/domain/time/instant';
import { expect, it, vi } from 'vitest';
import { putBooking, putClientOf } from '../platform/testing/bookings';
import { putMail } from '../platform/testing/mails';
import { memory } from '../platform/testing/memory-database';
import { putSettings } from '../platform/testing/practice';
import { runEraseExpiredRecords } from './erase-expired-records';

vi.mock('../platform/app');
vi.mock('../platform/log');

const NOW = Date.parse('2034-11-23T02:00:00Z');
const run = () => runEraseExpiredRecords({ now: () => NOW });
const over = { status: 'cancelled' as const, startsAt: NOW - 9 * DAY };
// Each booking has a client without a document, so only the booking itself says when it goes.
const put = (id: string, part: Partial<Booking>) =>
  putBooking(aBooking({ id, clientId: `of-${id}`, ...over, ...part }));
/** A booking of a client with the last session at that instant, counted by the usual years. */
function stoppedComing(startsAt: number): Booking {
  const session = putBooking(aConfirmed({ status: 'completed', startsAt }));
  putClientOf([session]);
  return session;
}
const left = () => Object.keys(memory.all(bookings.collection)).sort();

it('a booking of a client who left is erased when its time is over, a week later for its meeting', async () => {
  const meeting = { ...aBooking().meeting, state: 'unwanted' as const };
  put('waits', { retainUntil: NOW - 7 * DAY + 1, meeting });
  put('waited', { retainUntil: NOW - 7 * DAY, meeting });
  put('over', { retainUntil: NOW });
  put('kept', { retainUntil: NOW + 1 });
  put('for-ever', { retainUntil: null });
  put('not-left', {});
  expect(await run()).toBe(2);
  expect(left()).toEqual(['for-ever', 'kept', 'not-left', 'waits']);
});

it('a booking that cannot be erased is left to the next night, and holds up no other', async () => {
  put('fails', { retainUntil: NOW - 2 });
  put('goes', { retainUntil: NOW - 1 });
  vi.spyOn(memory, 'recursiveDelete').mockRejectedValueOnce(new Error('gone'));
  expect(await run()).toBe(1);
  expect(left()).toEqual(['fails']);
  expect(await run()).toBe(1);
  expect(left()).toEqual([]);
});

it('the bookings of a client who stopped coming are erased, and counted as well', async () => {
  const { clientId } = stoppedComing(NOW - 9 * 366 * DAY);
  put('left', { retainUntil: NOW });
  expect(await run()).toBe(2);
  expect(memory.read(clientPath(clientId))).toBeNull();
});

it('a client counted under a longer retention is erased by the shorter one that the practice has set', async () => {
  putSettings({ retentionYears: 5 });
  stoppedComing(NOW - 6 * 366 * DAY);
  expect(await run()).toBe(1);
});

it.each(EXPIRING.map(({ collection, field }) => [collection, field]))(
  'the documents of %s are erased by their %s',
  async (collection, field) => {
    memory.put(`${collection}/over`, { [field]: new Date(NOW) });
    memory.put(`${collection}/kept`, { [field]: new Date(NOW + 1) });
    memory.put(`${collection}/for-ever`, { [field]: null });
    await run();
    expect(Object.keys(memory.all(collection)).sort()).toEqual(['for-ever', 'kept']);
  },
);

it('a consent of a client who left is erased when its time is over', async () => {
  const kept = aConsent({ uid: 'brian', retainUntil: NOW + 1 });
  for (const each of [aConsent({ retainUntil: NOW }), kept])
    memory.put(consentPath(each), consents.toStored(each));
  await run();
  const consentsLeft = Object.values(memory.all(consents.collection));
  expect(consentsLeft.map((each) => consents.fromStored(each))).toEqual([kept]);
});

it('an expired email is erased', async () => {
  putMail('over', { ...aMail('booking-confirmed'), expiresAt: NOW });
  await run();
  expect(memory.all('mail')).toEqual({});
});

it.each([
  [defaultPracticeSettings.retentionYears, {}],
  [10, { retentionYears: 10 }],
])('unclaimed money is kept %i years, as the practice has set', async (years, part) => {
  putSettings(part);
  memory.put('paymentTray/over', { at: new Date(yearsAfter(NOW, -years)) });
  memory.put('paymentTray/kept', { at: new Date(yearsAfter(NOW, -years) + 1) });
  await run();
  expect(Object.keys(memory.all('paymentTray'))).toEqual(['kept']);
});
