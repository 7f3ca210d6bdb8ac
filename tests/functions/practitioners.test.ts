/** Two practitioners in one practice: what belongs to one of them, and how "first available" is decided. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeBlock, saveBlocks } from '@tulia/domain/calls/schedule/block-time';
import { saveNote } from '@tulia/domain/calls/bookings/booking-desk';
import { bookOnBehalf } from '@tulia/domain/calls/bookings/book-on-behalf';
import { createBooking } from '@tulia/domain/calls/bookings/create-booking';
import {
  completeBooking,
  confirmBooking,
  markNoShow,
} from '@tulia/domain/calls/bookings/decide-booking';
import {
  savePractitioner,
  type PractitionerInput,
} from '@tulia/domain/calls/practice/manage-practitioners';
import {
  cancelMeeting,
  createMeeting,
  pasteMeetingLink,
} from '@tulia/domain/calls/meeting/meeting';
import { audit } from '@tulia/domain/records/audit';
import { practitionerContactPath, practitionerPath } from '@tulia/domain/records/practitioner';
import { staffPath } from '@tulia/domain/records/staff';
import { oneDay } from '@tulia/domain/slot/block-dates';
import { crowd } from '@tulia/domain/testing/runs';
import {
  database,
  detailsOf,
  done,
  person,
  type Person,
  refused,
  untilServed,
} from '../support/actors';
import { randomUUID } from '../support/chance';
import {
  bookingById,
  bookingRequest,
  emptyDay,
  openPractice,
  pendingBooking,
  phoneRequest,
  PRACTITIONER,
} from '../support/makers';
import { blockedOn, busyOn, locksOf } from './look';
import { eventsOf, eventually, mailsTo } from './outside';
import { ownInstance } from './own-instance';

const SECOND = `second-${randomUUID().slice(0, 8)}`;
const ADDRESS = `${SECOND}@tulia.example`;
const CALENDAR = `${SECOND}@group.calendar.example`;

// An instance remembers for a minute who takes bookings.
const instance = ownInstance({});
let admin: Person;
let first: Person;
let second: Person;

const { ask } = instance;

const secondAs = (change: Partial<PractitionerInput> = {}): PractitionerInput => ({
  isNew: false,
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
  email: ADDRESS,
  calendarId: CALENDAR,
  staffUserId: second.uid,
  ...change,
});

beforeAll(async () => {
  await openPractice();
  admin = await person({ role: 'admin' });
  first = await person({ role: 'therapist' });
  second = await person({ role: 'therapist', practitionerId: null });
  done(await ask(savePractitioner, admin, secondAs({ isNew: true })));
});
afterAll(async () => {
  // Tests of other files count on one practitioner.
  done(await ask(savePractitioner, admin, secondAs({ takesBookings: false, isActive: false })));
});

const withSecond = { practitionerId: SECOND };
const withAnyone = { practitionerId: null };

describe('a practitioner', () => {
  it('is saved in two parts, of which the public one says nothing of how they are reached', async () => {
    const read = async (path: string) => (await database().doc(path).get()).data() ?? {};
    const shown = await read(practitionerPath(SECOND));
    expect(shown).toMatchObject({ name: 'Baraka Odhiambo', services: 'all', photo: null });
    expect(JSON.stringify(shown)).not.toMatch(new RegExp(`${ADDRESS}|${CALENDAR}|${second.uid}`));
    expect(await read(practitionerContactPath(SECOND))).toEqual({
      email: ADDRESS,
      calendarId: CALENDAR,
    });
    expect(await read(staffPath(second.uid))).toMatchObject({ practitionerId: SECOND });
    const trail = await database()
      .collection(audit.collection)
      .where('subject', '==', practitionerPath(SECOND))
      .get();
    expect(trail.docs.map((doc) => doc.get('action') as string)).toContain('practitioner-created');
  });

  it('is new once, and is known when changed', async () => {
    const again = await ask(savePractitioner, admin, secondAs({ isNew: true }));
    expect(detailsOf(again, 'invalid-input')).toEqual({ fields: { id: 'slug-taken' } });
    expect(refused(await ask(savePractitioner, admin, secondAs({ id: 'nobody' })))).toBe(
      'not-found',
    );
    const unknown = await ask(savePractitioner, admin, secondAs({ staffUserId: 'nobody' }));
    expect(detailsOf(unknown, 'invalid-input')).toEqual({
      fields: { staffUserId: 'staff-unknown' },
    });
  });

  it('has one account: the former one gives it up', async () => {
    const other = await person({ role: 'therapist', practitionerId: null });
    const behind = async (who: Person) =>
      (await database().doc(staffPath(who.uid)).get()).get('practitionerId') as unknown;
    done(await ask(savePractitioner, admin, secondAs({ staffUserId: other.uid })));
    expect([await behind(second), await behind(other)]).toEqual([null, SECOND]);
    done(await ask(savePractitioner, admin, secondAs()));
    expect([await behind(second), await behind(other)]).toEqual([SECOND, null]);
  });

  it('is saved by admins only', async () => {
    for (const role of ['receptionist', 'therapist'] as const) {
      expect(refused(await ask(savePractitioner, await person({ role }), secondAs()))).toBe(
        'forbidden',
      );
    }
  });

  it('who takes no bookings, or does not offer the service, cannot be asked for', async () => {
    const date = await emptyDay();
    const wanted = bookingRequest({ date, time: '10:00' }, withSecond);
    done(await ask(savePractitioner, admin, secondAs({ services: ['consultation'] })));
    expect(refused(await ask(createBooking, await person(), wanted))).toBe(
      'practitioner-unavailable',
    );
    done(await ask(savePractitioner, admin, secondAs({ takesBookings: false })));
    const consultation = { ...wanted, serviceId: 'consultation' };
    expect(refused(await ask(createBooking, await person(), consultation))).toBe(
      'practitioner-unavailable',
    );
    done(await ask(savePractitioner, admin, secondAs()));
    const { practitioner } = done(await ask(createBooking, await person(), wanted));
    expect(practitioner).toEqual({ id: SECOND, name: 'Baraka Odhiambo' });
  });
});

describe('the time of one', () => {
  it('is no time of the other: two sessions at one hour, each with its own locks and busy steps', async () => {
    const place = { date: await emptyDay(), time: '10:00' };
    const one = done(await ask(createBooking, await person(), bookingRequest(place)));
    const two = done(await ask(createBooking, await person(), bookingRequest(place, withSecond)));
    const ids = [
      ...Object.keys(await locksOf(one.bookingId)),
      ...Object.keys(await locksOf(two.bookingId)),
    ];
    expect(new Set(ids).size).toBe(8);
    expect(await busyOn(place.date)).toEqual(['10:00', '10:30']);
    expect(await busyOn(place.date, SECOND)).toEqual(['10:00', '10:30']);
    const third = await ask(createBooking, await person(), bookingRequest(place, withSecond));
    expect(refused(third)).toBe('slot-taken');
    expect(detailsOf(third, 'slot-taken').freeTimes.length).toBeGreaterThan(0);
  });

  it('is blocked by its own blocks only', async () => {
    const date = await emptyDay();
    const noon = { id: randomUUID(), ...oneDay(date), start: '12:00', end: '13:00' };
    const ofSecond = { practitionerId: SECOND, serviceId: null, keepSessions: false };
    const blocks = [noon];
    done(await ask(saveBlocks, second, { ...ofSecond, blocks, freed: [] }));
    expect(await blockedOn(date, 'consultation', SECOND)).toEqual(['12:00', '12:30']);
    expect(await blockedOn(date)).toEqual([]);
    const place = { date, time: '12:00' };
    done(await ask(createBooking, await person(), bookingRequest(place)));
    expect(
      refused(await ask(createBooking, await person(), bookingRequest(place, withSecond))),
    ).toBe('slot-unavailable');
    const another = [{ ...noon, id: randomUUID() }];
    const ofFirst = { ...ofSecond, practitionerId: PRACTITIONER, blocks: another, freed: [] };
    expect(refused(await ask(saveBlocks, second, ofFirst))).toBe('forbidden');
    const freed = [{ date, start: '12:00', end: '13:00' }];
    expect(refused(await ask(saveBlocks, first, { ...ofSecond, blocks: [], freed }))).toBe(
      'forbidden',
    );
    expect(refused(await ask(removeBlock, first, { id: noon.id }))).toBe('forbidden');
    done(await ask(removeBlock, admin, { id: noon.id }));
    expect(await blockedOn(date, 'consultation', SECOND)).toEqual([]);
  });
});

describe('a request with any practitioner', () => {
  it('goes to the first in order, then to the next, and is then refused with free times', async () => {
    const place = { date: await emptyDay(), time: '10:00' };
    const whom = async () =>
      done(await ask(createBooking, await person(), bookingRequest(place, withAnyone))).practitioner
        .id;
    expect(await whom()).toBe(PRACTITIONER);
    expect(await whom()).toBe(SECOND);
    const third = await ask(createBooking, await person(), bookingRequest(place, withAnyone));
    const { freeTimes } = detailsOf(third, 'slot-taken');
    expect(freeTimes.length).toBeGreaterThan(0);
    expect(freeTimes).not.toContainEqual(expect.objectContaining(place));
  });

  it('is another one where the months do not show yet that the first has no time', async () => {
    const place = { date: await emptyDay(), time: '10:00' };
    const taken = done(await ask(createBooking, await person(), bookingRequest(place)));
    const month = `availability/${PRACTITIONER}_${place.date.slice(0, 7)}`;
    await database()
      .doc(month)
      .set({ days: { [place.date]: { busy: [] } } }, { merge: true });
    const next = done(await ask(createBooking, await person(), bookingRequest(place, withAnyone)));
    expect(next.practitioner.id).toBe(SECOND);
    expect(next.bookingId).not.toBe(taken.bookingId);
  });

  it('of many who ask at once is each of the two given once, and the others are told', async () => {
    const place = { date: await emptyDay(), time: '11:00' };
    const people = await Promise.all(Array.from({ length: crowd(30, 8) }, () => person()));
    const answers = await Promise.all(
      people.map((who) => {
        const request = bookingRequest(place, withAnyone);
        return untilServed(() => ask(createBooking, who, request));
      }),
    );
    const whom = answers.flatMap((answer) => (answer.ok ? [answer.result.practitioner.id] : []));
    expect(whom.sort()).toEqual([PRACTITIONER, SECOND].sort());
    const codes = answers.flatMap((answer) => (answer.ok ? [] : [answer.code]));
    expect(new Set(codes)).toEqual(new Set(['slot-taken']));
  });

  it('stays with whom it was given when the request comes again', async () => {
    const place = { date: await emptyDay(), time: '10:00' };
    const who = await person();
    const request = bookingRequest(place, withAnyone);
    const answers = await Promise.all([1, 2, 3].map(() => ask(createBooking, who, request)));
    const ids = answers.map((answer) => done(answer).bookingId);
    expect(new Set(ids).size).toBe(1);
    expect((await busyOn(place.date)).concat(await busyOn(place.date, SECOND))).toHaveLength(2);
  });

  it('is found for a client on the phone, too', async () => {
    const place = { date: await emptyDay(), time: '10:00' };
    done(await ask(createBooking, await person(), bookingRequest(place)));
    const { bookingId } = done(await ask(bookOnBehalf, admin, phoneRequest(place, withAnyone)));
    expect(await bookingById(bookingId)).toMatchObject({ practitionerId: SECOND });
  });
});

describe('a therapist', () => {
  it('has no say over sessions of another, and all of it over the own ones', async () => {
    const { booking, place } = await pendingBooking(undefined, withSecond);
    const { id: bookingId } = booking;
    done(await ask(confirmBooking, admin, { bookingId, version: 1, ...place }));
    const link = 'https://meet.google.com/abc-defg-hij';
    const tries = (who: Person) => [
      () => ask(saveNote, who, { bookingId, text: 'A thought.', version: 0 }),
      () => ask(pasteMeetingLink, who, { bookingId, link }),
      async () => {
        const { version } = await bookingById(bookingId);
        return ask(cancelMeeting, who, { bookingId, version });
      },
      () => ask(createMeeting, who, { bookingId }),
    ];
    const { version } = await bookingById(bookingId);
    for (const attempt of tries(first)) expect(refused(await attempt())).toBe('forbidden');
    for (const conclude of [completeBooking, markNoShow]) {
      expect(refused(await ask(conclude, first, { bookingId, version }))).toBe('forbidden');
    }
    expect((await bookingById(bookingId)).version).toBe(version);
    for (const attempt of tries(second)) done(await attempt());
    const now = await bookingById(bookingId);
    // The own therapist may, once the session has begun.
    const early = await ask(completeBooking, second, { bookingId, version: now.version });
    expect(refused(early)).toBe('session-not-begun');
  });

  it('gets the invitations to the own sessions, and their events in the own calendar', async () => {
    const { booking, place } = await pendingBooking(undefined, withSecond);
    done(await ask(confirmBooking, admin, { bookingId: booking.id, version: 1, ...place }));
    const calendars = (await eventsOf(booking.id)).map(({ calendarId }) => calendarId);
    expect(calendars).toEqual([CALENDAR]);
    await eventually(
      async () =>
        (await mailsTo(ADDRESS)).find(({ subject }) => subject === 'A session is confirmed'),
      'the invitation',
    );
  });
});
