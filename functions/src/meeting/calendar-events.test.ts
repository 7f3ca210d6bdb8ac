import type { calendar_v3 } from '@googleapis/calendar';
import { expect, it, vi } from 'vitest';
import { calendarFault } from './calendar-fault';
import { ensureEvent, removeEvent } from './calendar-events';

const asked = vi.fn(() => Promise.resolve({ data: {} }));
const client = { events: { insert: asked, delete: asked } } as unknown as calendar_v3.Calendar;
const wanted = {
  calendarId: '..',
  eventId: 'e1',
  conferenceRequestId: 'r1',
  bookingId: 'b1',
  startsAt: 0,
  endsAt: 1,
  title: 'Session',
};

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
  ['moved', { start: { dateTime: '2026-11-23T07:00:00Z' } }],
  ['brought back', { status: 'cancelled' }],
])(
  'an event is private when it is %s, has no guests, and Google sends no notifications',
  async (_, found) => {
    const requests: Record<string, unknown>[] = [];
    const note = (request: Record<string, unknown>) => {
      requests.push(request);
      return Promise.resolve({ data: { hangoutLink: 'https://meet.google.com/abc-defg-hij' } });
    };
    const there = {
      insert: () => Promise.reject(Object.assign(new Error('there'), { status: 409 })),
      get: () => Promise.resolve({ data: found }),
      patch: note,
    };
    const events = found === undefined ? { insert: note } : there;
    const startsAt = Date.parse('2026-11-23T10:00:00+03:00');
    const session = { ...wanted, calendarId: 'primary', startsAt, endsAt: startsAt + 50 * 60_000 };
    await ensureEvent({ events } as unknown as calendar_v3.Calendar, session);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ calendarId: 'primary', sendUpdates: 'none' });
    expect(requests[0]?.['requestBody']).toMatchObject({
      visibility: 'private',
      summary: 'Session',
      start: { dateTime: '2026-11-23T07:00:00.000Z', timeZone: 'Africa/Nairobi' },
      end: { dateTime: '2026-11-23T07:50:00.000Z', timeZone: 'Africa/Nairobi' },
    });
    for (const field of ['attendees', 'description', 'location'])
      expect(requests[0]?.['requestBody']).not.toHaveProperty(field);
  },
);
