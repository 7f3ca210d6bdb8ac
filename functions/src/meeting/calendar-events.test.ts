import type { calendar_v3 } from '@googleapis/calendar';
import { describe, expect, it, vi } from 'vitest';
import { calendarFault } from './calendar-fault';
import { conferenceRequestIdFor, ensureEvent, eventIdFor, removeEvent } from './calendar-events';

const asked = vi.fn(() => Promise.resolve({ data: {} }));
const client = { events: { insert: asked, delete: asked } } as unknown as calendar_v3.Calendar;
const LINK = { hangoutLink: 'https://meet.google.com/abc-defg-hij' };
const wanted = {
  calendarId: '..',
  eventId: 'e1',
  conferenceRequestId: 'r1',
  bookingId: 'b1',
  startsAt: 0,
  endsAt: 1,
  title: 'Session',
};

const inPlace = {
  start: { dateTime: new Date(wanted.startsAt).toISOString() },
  end: { dateTime: new Date(wanted.endsAt).toISOString() },
};

type Patch = (request: { requestBody: calendar_v3.Schema$Event }) => object;
/** A calendar that has this event already. */
const knowing = (found: object, patch: (request: never) => object) => {
  const insert = () => Promise.reject(Object.assign(new Error('there'), { status: 409 }));
  const get = () => Promise.resolve({ data: found });
  return { events: { insert, get, patch } } as unknown as calendar_v3.Calendar;
};

describe('an event that is there asks for', () => {
  const before = { requestId: wanted.conferenceRequestId };
  const asksFor = async (found: calendar_v3.Schema$Event) => {
    const patch = vi.fn<Patch>(() => ({ data: found }));
    await ensureEvent(knowing(found, patch), { ...wanted, calendarId: 'primary' });
    return patch.mock.calls[0]?.[0].requestBody.conferenceData?.createRequest?.requestId ?? null;
  };
  const asked = (statusCode: string) => ({
    conferenceData: { createRequest: { ...before, status: { statusCode } } },
  });

  it('another conference when it was removed: Google ignores a request that it has seen', async () => {
    const removed = { ...inPlace, status: 'cancelled', updated: '2026-11-23T07:00:00Z' };
    const again = await asksFor(removed);
    expect(again).toMatch(/^[0-9a-v]{32}$/);
    expect(again).not.toBe(before.requestId);
    expect(await asksFor(removed)).toBe(again);
    expect(await asksFor({ ...removed, updated: '2026-11-24T07:00:00Z' })).not.toBe(again);
  });

  it('another conference when the first one failed', async () => {
    expect(await asksFor({ ...inPlace, ...asked('failure') })).not.toBeNull();
    expect(await asksFor({ ...inPlace, ...asked('failure') })).not.toBe(before.requestId);
  });

  it('none when it has its link, or when Google is still at the first one', async () => {
    expect(await asksFor(LINK)).toBeNull();
    expect(await asksFor({ ...inPlace, ...asked('pending') })).toBeNull();
    expect(await asksFor(asked('pending'))).toBeNull();
  });
});

it('an event that was removed is put back in the calendar, also at its time and with its link', async () => {
  const patch = vi.fn<Patch>(() => ({ data: LINK }));
  const removed = { ...inPlace, ...LINK, status: 'cancelled' };
  await ensureEvent(knowing(removed, patch), { ...wanted, calendarId: 'primary' });
  expect(patch.mock.calls).toMatchObject([[{ requestBody: { status: 'confirmed' } }]]);
});

it('an id that would lead to another address is not sent to Google, and not tried again', async () => {
  const error: unknown = await ensureEvent(client, wanted).catch((fault: unknown) => fault);
  expect(calendarFault(error)).toEqual({ problem: 'calendar-closed', retry: false });
  expect(await removeEvent(client, wanted)).toBe(false);
  expect(asked).not.toHaveBeenCalled();
  await ensureEvent(client, { ...wanted, calendarId: 'njeri@example.com' });
  expect(asked).toHaveBeenCalledOnce();
});

it.each([
  ['made', undefined],
  ['moved', { start: { dateTime: '2026-11-23T08:00:00Z' }, ...LINK }],
  ['brought back', { status: 'cancelled' }],
])(
  'an event is private when it is %s, has no guests, and Google sends no notifications',
  async (_, found) => {
    const requests: Record<string, unknown>[] = [];
    const note = (request: Record<string, unknown>) => {
      requests.push(request);
      return Promise.resolve({ data: LINK });
    };
    const startsAt = Date.parse('2026-11-23T10:00:00+03:00');
    const session = { ...wanted, calendarId: 'primary', startsAt, endsAt: startsAt + 50 * 60_000 };
    const anew = { events: { insert: note } } as unknown as calendar_v3.Calendar;
    await ensureEvent(found === undefined ? anew : knowing(found, note), session);
    const requestBody = {
      visibility: 'private',
      summary: 'Session',
      start: { dateTime: '2026-11-23T07:00:00.000Z', timeZone: 'Africa/Nairobi' },
      end: { dateTime: '2026-11-23T07:50:00.000Z', timeZone: 'Africa/Nairobi' },
    };
    expect(requests).toMatchObject([{ calendarId: 'primary', sendUpdates: 'none', requestBody }]);
    for (const field of ['attendees', 'description', 'location'])
      expect(requests[0]?.['requestBody']).not.toHaveProperty(field);
  },
);

describe('event ids', () => {
  it('event ids fit the Calendar API and are the same for the same booking and version', () => {
    expect(eventIdFor('booking', 2)).toMatch(/^[0-9a-v]{5,1024}$/);
    expect(eventIdFor('booking', 2)).toBe(eventIdFor('booking', 2));
  });

  it('event ids differ by booking and by version', () => {
    const ids = ['a', 'b', 'a1'].flatMap((id) =>
      [1, 2, 11].map((version) => eventIdFor(id, version)),
    );
    expect(new Set(ids).size).toBe(9);
    expect(conferenceRequestIdFor('a', 1)).not.toBe(conferenceRequestIdFor('a', 2));
  });
});
