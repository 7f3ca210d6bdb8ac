import type { calendar_v3 } from '@googleapis/calendar';
import { expect, it, vi } from 'vitest';
import { calendarFault } from './calendar-fault';
import { ensureEvent, removeEvent } from './calendar-events';

const asked = vi.fn(() => Promise.resolve({ data: {} }));
const client = { events: { insert: asked, delete: asked } } as unknown as calendar_v3.Calendar;
const wanted = {
  ...{ calendarId: '..', eventId: 'e1', conferenceRequestId: 'r1', bookingId: 'b1' },
  ...{ startsAt: 0, endsAt: 1, zone: 'Africa/Nairobi', title: 'Session' },
};

it('an id that would lead to another address has nothing asked of Google, and is not tried again', async () => {
  const error: unknown = await ensureEvent(client, wanted).catch((fault: unknown) => fault);
  expect(calendarFault(error)).toEqual({ problem: 'refused-404', retry: false });
  expect(await removeEvent(client, wanted)).toBe(false);
  expect(asked).not.toHaveBeenCalled();
  await ensureEvent(client, { ...wanted, calendarId: 'njeri@example.com' });
  expect(asked).toHaveBeenCalledOnce();
});
