/** Bounds on what one person, one mailbox and one line may do, and input that must never end as a fault. */
import { beforeAll, describe, expect, it } from 'vitest';
import { createBooking } from '@tulia/domain/calls/bookings/create-booking';
import { moveBooking } from '@tulia/domain/calls/bookings/decide-booking';
import { sendMessage } from '@tulia/domain/calls/practice/send-message';
import { updateBookingContact } from '@tulia/domain/calls/bookings/update-booking-contact';
import { call, callRaw, done, person, refused, type Person } from '../support/actors';
import { randomInt, randomUUID } from '../support/chance';
import {
  bookingById,
  bookingRequest,
  confirmedBooking,
  freeSlot,
  inDays,
  openPractice,
  pendingBooking,
} from '../support/makers';
import { ownInstance } from './own-instance';

const instance = ownInstance();
let admin: Person;
beforeAll(async () => {
  await openPractice();
  admin = await person({ role: 'admin' });
});

describe('one client', () => {
  it('moves sessions ten times an hour; staff move them as often as they must', async () => {
    const { booking, client, place } = await confirmedBooking(admin);
    const other = await freeSlot();
    const codes: string[] = [];
    for (let count = 0; count < 11; count += 1) {
      const { version } = await bookingById(booking.id);
      const to = count % 2 === 0 ? other : place;
      const input = { bookingId: booking.id, version, ...to };
      const answer = await call(moveBooking, client, input, { base: instance.base });
      codes.push(answer.ok ? 'ok' : answer.code);
    }
    expect(codes).toEqual([...Array<string>(10).fill('ok'), 'quota-exceeded']);
    const { version } = await bookingById(booking.id);
    done(await call(moveBooking, admin, { bookingId: booking.id, version, ...other }));
  });

  it('changes contacts twenty times an hour, the same ones counted each time', async () => {
    const { booking, client } = await pendingBooking();
    const input = { bookingId: booking.id, name: 'A', email: 'a@example.com', phone: '0700111222' };
    const codes: string[] = [];
    for (let count = 0; count < 21; count += 1) {
      const answer = await call(updateBookingContact, client, input, { base: instance.base });
      codes.push(answer.ok ? 'ok' : answer.code);
    }
    expect(codes).toEqual([...Array<string>(20).fill('ok'), 'quota-exceeded']);
  });

  it('with many addresses of one mailbox counts as one', async () => {
    const name = randomUUID().slice(0, 13);
    const request = bookingRequest(await freeSlot(), { serviceId: 'no-such-service' });
    const codes: string[] = [];
    for (let count = 0; count < 11; count += 1) {
      const who = await person({ email: `${name}+${count}@example.com` });
      const input = { ...request, requestId: randomUUID() };
      codes.push(refused(await call(createBooking, who, input, { base: instance.base })));
    }
    expect(codes).toEqual([...Array<string>(10).fill('service-unavailable'), 'quota-exceeded']);
  });
});

describe('one line', () => {
  it('counts once, though it changes its IPv6 address', async () => {
    const line = `2001:db8:${randomInt(0, 65_536).toString(16)}:1`;
    const message = () => ({
      requestId: randomUUID(),
      name: 'Brian',
      email: 'brian@example.com',
      subject: 'general' as const,
      message: 'Hello',
      honeypot: '',
      language: 'en' as const,
    });
    const codes: string[] = [];
    for (let count = 0; count < 30; count += 1) {
      const address = `${line}:${count.toString(16)}::${(count * 7).toString(16)}`;
      const answer = await call(sendMessage, null, message(), { address, base: instance.base });
      codes.push(answer.ok ? 'ok' : answer.code);
    }
    expect(codes.filter((code) => code === 'ok')).toHaveLength(10);
    expect(new Set(codes.slice(10))).toEqual(new Set(['quota-exceeded']));
  });
});

describe('what no calendar and no document can hold', () => {
  it('is refused by the schema, signed in or not, and never ends as a fault', async () => {
    const client = await person();
    const request = bookingRequest(await freeSlot());
    const half = 'x\ud800';
    const seen = { bookingId: '__x__', version: 1 };
    const tried: [string, Person | null, object][] = [
      ['cancelBooking', client, seen],
      ['moveBooking', client, { ...seen, date: inDays(30), time: '10:00' }],
      ['giveConsent', client, { ...seen, version: undefined }],
      [
        'updateBookingContact',
        client,
        { bookingId: '__x__', name: 'X', email: 'x@example.com', phone: '0700111222' },
      ],
      ['resendMail', admin, { mailId: '__x__' }],
      ['removeBlock', admin, { id: '__aaaaaaaaaaaaaaaa__' }],
      ['createBooking', null, { ...request, date: '9999-12-31' }],
      ['createBooking', null, { ...request, date: '0000-01-01' }],
      ['createBooking', client, { ...request, specialRequests: half }],
      ['createBooking', client, { ...request, fullName: half }],
      ['createBooking', client, { ...request, honeypot: half }],
      ['createBooking', client, { ...request, fullName: '\u202e\u200b\u2060' }],
      ['createBooking', client, { ...request, fullName: '\u3164\uffa0\u2800' }],
      ['createBooking', client, { ...request, email: 'amina@example..com' }],
      ['saveNote', admin, { bookingId: 'none', text: half }],
      [
        'sendMessage',
        null,
        {
          requestId: randomUUID(),
          name: 'A',
          email: 'a@example.com',
          subject: 'general',
          message: half,
          honeypot: '',
          language: 'en',
        },
      ],
    ];
    for (const [name, who, data] of tried) {
      const answer = await callRaw(name, who, data, { base: instance.base });
      expect(answer, `${name} ${JSON.stringify(data)}`).toMatchObject({ code: 'invalid-input' });
    }
    expect(instance.output()).not.toContain('call failed');
  });
});
