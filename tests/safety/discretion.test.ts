/** What a client confides is followed through a booking’s whole life, good and bad, to see where it comes out again. */
import { afterEach, beforeAll, expect, it } from 'vitest';
import { DETAIL_NAMES } from '@tulia/domain/booking/request-details';
import { createBooking } from '@tulia/domain/calls/bookings/create-booking';
import { cancelBooking, confirmBooking } from '@tulia/domain/calls/bookings/decide-booking';
import { bookingStatusPath } from '@tulia/domain/records/booking';
import { ASKS_EVERY_DETAIL, everyDetail } from '@tulia/domain/testing/request';
import { disturbCalendar, eventually, mailStates, mailsTo } from '../functions/outside';
import { ownInstance } from '../functions/own-instance';
import { call, callRaw, database, done, person } from '../support/actors';
import { bookingById, bookingRequest, freeSlot, openPractice } from '../support/makers';
import { calendar } from '../support/environment';

const CONFIDED = 'kinyonga-feels-hopeless';
const CATEGORY = 'trauma';
const DETAILS = DETAIL_NAMES.map((name) => everyDetail[name]);
const details = DETAILS.join('|');

const instance = ownInstance();
beforeAll(async () => {
  await openPractice();
});
afterEach(() => disturbCalendar({ kind: 'ok' }));

it('what a client confides is in no log, no subject and no calendar', async () => {
  const { base } = instance;
  const [client, admin] = await Promise.all([person(), person({ role: 'admin' })]);
  const place = await freeSlot();
  const request = bookingRequest(place, {
    fullName: 'Wanjiku Sentinel',
    specialRequests: CONFIDED,
    category: CATEGORY,
    serviceId: ASKS_EVERY_DETAIL,
    ...everyDetail,
  });
  const { bookingId, referenceNumber } = done(await call(createBooking, client, request, { base }));
  // Refusals and faults are where logs usually say too much.
  await callRaw('createBooking', client, { ...request, phone: CONFIDED }, { base });
  for (const name of DETAIL_NAMES) {
    const broken = { ...request, [name]: `${everyDetail[name]}\n` };
    await callRaw('createBooking', client, broken, { base });
  }
  await callRaw('createBooking', client, { ...request, specialRequests: `${CONFIDED}!` }, { base });
  await disturbCalendar({ kind: 'error', status: 500 });
  done(await call(confirmBooking, admin, { bookingId, version: 1, ...place }, { base }));
  const { version } = await bookingById(bookingId);
  done(await call(cancelBooking, client, { bookingId, version }, { base }));
  await eventually(
    async () => (await mailStates(bookingId))['booking-cancelled']?.state === 'sent',
    'the last mail',
  );

  const log = instance.output();
  // The faults are there, without what they were about.
  expect(log).toContain('meeting not made');
  for (const secret of [CONFIDED, ...DETAILS, 'Sentinel', client.email, request.phone]) {
    expect(log).not.toContain(secret);
  }
  const received = await mailsTo(client.email);
  expect(received.length).toBeGreaterThan(0);
  for (const { subject, text, html } of received) {
    expect(subject).not.toMatch(new RegExp(`kinyonga|trauma|therapy|${details}`, 'i'));
    expect(`${text}${html}`).not.toMatch(new RegExp(`kinyonga|${details}`));
  }
  const outside = JSON.stringify([await calendar.events(), await calendar.requests()]);
  expect(outside).not.toMatch(new RegExp(`kinyonga|Sentinel|trauma|${details}`));
  const card = (await database().doc(bookingStatusPath(referenceNumber)).get()).data();
  expect(JSON.stringify(card)).not.toMatch(new RegExp(`kinyonga|trauma|therapy|${details}`, 'i'));
});
