/** Two practitioners in one practice, and many who ask at once; the rest is proved beside the code. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBooking } from '@tulia/domain/calls/bookings/create-booking';
import {
  savePractitioner,
  type PractitionerInput,
} from '@tulia/domain/calls/practice/manage-practitioners';
import { crowd } from '@tulia/domain/testing/runs';
import { done, person, type Person, untilServed } from '../support/actors';
import { randomUUID } from '../support/chance';
import { bookingRequest, emptyDay, openPractice, PRACTITIONER } from '../support/makers';
import { ownInstance } from './own-instance';

const SECOND = `second-${randomUUID().slice(0, 8)}`;

// An instance remembers for a minute who takes bookings.
const { ask } = ownInstance({});
let admin: Person;
const second: PractitionerInput = {
  isNew: true,
  id: SECOND,
  name: 'Baraka Odhiambo',
  order: 5,
  title: { en: 'Counsellor', sw: 'Mshauri' },
  sentence: { en: 'I listen first.', sw: '' },
  languages: ['English'],
  licence: null,
  photo: null,
  services: null,
  takesBookings: true,
  isActive: true,
  email: '',
  calendarId: 'primary',
  staffUserId: null,
};

beforeAll(async () => {
  await openPractice();
  admin = await person({ role: 'admin' });
  // The days of the new practitioner are opened at once.
  done(await ask(savePractitioner, admin, second));
});
afterAll(async () => {
  // Tests of other files count on one practitioner.
  const left = { ...second, isNew: false, takesBookings: false, isActive: false };
  done(await ask(savePractitioner, admin, left));
});

it('of many who ask for any practitioner at once, each of the two is given once, and the others are told', async () => {
  const place = { date: await emptyDay(), time: '11:00' };
  const people = await Promise.all(Array.from({ length: crowd(30, 8) }, () => person()));
  const answers = await Promise.all(
    people.map((who) => {
      const request = bookingRequest(place, { practitionerId: null });
      return untilServed(() => ask(createBooking, who, request));
    }),
  );
  const whom = answers.flatMap((answer) => (answer.ok ? [answer.result.practitioner.id] : []));
  expect(whom.sort()).toEqual([PRACTITIONER, SECOND].sort());
  const codes = answers.flatMap((answer) => (answer.ok ? [] : [answer.code]));
  expect(new Set(codes)).toEqual(new Set(['slot-taken']));
});
