/** What a calendar reads at a private address, and when that ends. */
import { calendarFeeds } from '@tulia/domain/records/links/calendar-feed';
import type { Booking } from '@tulia/domain/booking/booking';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { DAY, HOUR } from '@tulia/domain/time/instant';
import ICAL from 'ical.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { replaceFeed } from '../links/calendar-feeds';
import { db } from '../platform/app';
import { putBooking } from '../platform/testing/bookings';
import { memory } from '../platform/testing/memory-database';
import { putStaff } from '../platform/testing/staff';
import { calendarFeed } from './calendar-feed';

vi.mock('../platform/app');
vi.mock('../platform/log');

const session = aConfirmed({ clientName: 'Mrs Amina Wanjiku Otieno' });
const { practitionerId } = session;
let now = session.startsAt - HOUR;
const clock = { now: () => now };
const feed = { practitionerId, madeBy: 'njeri', madeAt: 0 };
/** @returns the path of the address */
const make = async () => {
  const address = await db().runTransaction((transaction) =>
    replaceFeed(transaction, practitionerId, feed),
  );
  return /\/[^/]+$/.exec(address ?? '')?.[0] ?? '';
};
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  return calendarFeed({ method, path, header: (name) => headers[name] ?? '' }, clock);
};
const put = (id: string, change: Partial<Booking> = {}) =>
  putBooking({ ...session, id, referenceNumber: id, ...change });
const summaries = async (path: string) => {
  const { text = '' } = await ask(path);
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent');
  return events.map((event) => String(event.getFirstPropertyValue('summary')));
};

beforeEach(() => {
  now = session.startsAt - HOUR;
  putStaff('njeri', { practitionerId });
  putBooking(session);
});

describe('the feed', () => {
  it('has initials and times, and nothing else of a session', async () => {
    const { status, headers, text = '' } = await ask(await make());
    expect([status, headers?.['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(headers?.['cache-control']).toContain('private');
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
    const [found] = calendar.getAllSubcomponents('vevent');
    if (found === undefined) throw new Error('no event');
    const event = new ICAL.Event(found);
    expect(event.summary).toBe('A. W.');
    expect(event.startDate.toJSDate().getTime()).toBe(session.startsAt);
    expect(event.endDate.toJSDate().getTime()).toBe(session.endsAt);
    const told = [
      session.id,
      session.clientEmail,
      session.referenceNumber,
      session.service.name.en,
    ];
    for (const each of [...told, 'Amina', 'Otieno']) expect(text).not.toContain(each);
  });

  it('has confirmed sessions of the last 30 days and ahead, of this practitioner', async () => {
    put('held', { status: 'completed', startsAt: now - 29 * DAY, clientName: 'Held Held' });
    put('missed', { status: 'no_show', startsAt: now - DAY, clientName: 'Missed Missed' });
    put('ahead', { startsAt: now + 90 * DAY, clientName: 'Later Later' });
    put('old', { status: 'completed', startsAt: now - 31 * DAY });
    put('asked', { status: 'pending' });
    put('cancelled', { status: 'cancelled' });
    put('other', { practitionerId: 'baraka' });
    expect(await summaries(await make())).toEqual(['H. H.', 'M. M.', 'A. W.', 'L. L.']);
  });

  it('that did not change costs two reads, and no body', async () => {
    const path = await make();
    const { headers } = await ask(path);
    const queries = vi.spyOn(memory, 'collection');
    const docs = vi.spyOn(memory, 'doc');
    const again = await ask(path, { 'if-none-match': `W/${headers?.['etag']}` });
    expect(again).toMatchObject({ status: 304, headers: { etag: headers?.['etag'] } });
    expect(again.text).toBeUndefined();
    const read = docs.mock.calls.map(([path]) => path).filter((path) => !/^bookings/.test(path));
    expect(read.map((path) => path.split('/')[0])).toEqual(['calendarFeeds']);
    expect(queries).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });

  it.each<[string, () => unknown]>([
    ['is cancelled', () => put(session.id, { status: 'cancelled', version: session.version + 1 })],
    ['goes to a colleague', () => put(session.id, { practitionerId: 'baraka' })],
    ['is erased', () => memory.firestore.doc(`bookings/${session.id}`).delete()],
  ])('loses a session that %s while another is confirmed', async (_, happens) => {
    const path = await make();
    const other = { clientName: 'Other Other' };
    put('other', { ...other, status: 'pending', version: 0 });
    const { headers } = await ask(path);
    await happens();
    put('other', other);
    expect((await ask(path, { 'if-none-match': headers?.['etag'] ?? '' })).status).toBe(200);
    expect(await summaries(path)).toEqual(['O. O.']);
  });

  it('is only read', async () => {
    const path = await make();
    expect(await ask(path, {}, 'HEAD')).toMatchObject({ status: 200, text: '' });
    for (const method of ['POST', 'PUT', 'DELETE', 'PROPFIND'])
      expect((await ask(path, {}, method)).status).toBe(405);
  });
});

describe('the address', () => {
  it('is a secret of 256 bits that is stored nowhere, and a new one ends the one before', async () => {
    const first = await make();
    expect(first).toMatch(/^\/[\w-]{43}\.ics$/);
    const second = await make();
    expect([(await ask(first)).status, (await ask(second)).status]).toEqual([404, 200]);
    const token = second.slice(1, -4);
    expect(JSON.stringify(memory.all('calendarFeeds'))).not.toContain(token);
    expect(Object.keys(memory.all(calendarFeeds.collection))).toHaveLength(1);
  });

  it.each(['/', '/x.ics', `/${'a'.repeat(43)}.ics`, `/${'a'.repeat(43)}`, '/../settings/practice'])(
    'is not %s',
    async (path) => {
      await make();
      expect(await ask(path)).toEqual({ status: 404 });
    },
  );
});
