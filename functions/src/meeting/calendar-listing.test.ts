import type { calendar_v3 } from '@googleapis/calendar';
import { expect, it, vi } from 'vitest';
import { hasChanged, listEvents } from './calendar-listing';

const list = vi.fn<(asked: object) => Promise<{ data: object }>>();
const client = { events: { list } } as unknown as calendar_v3.Calendar;
const window = { startsAt: 0, endsAt: 86_400_000 };
const bounds = { timeMin: '1970-01-01T00:00:00.000Z', timeMax: '1970-01-02T00:00:00.000Z' };
const read = (calendarId = 'primary') => listEvents(client, calendarId, window);
const changed = () => hasChanged(client, 'primary', 's1');
const answers = (...data: (object | number)[]) => {
  list.mockReset();
  for (const each of data)
    if (typeof each === 'number')
      list.mockRejectedValueOnce(Object.assign(new Error('no'), { response: { status: each } }));
    else list.mockResolvedValueOnce({ data: each });
};
const asked = (call = 0) => list.mock.calls[call]?.[0] as Record<string, unknown>;

it('the window is read page by page, with repeating events one by one, and no title or guest', async () => {
  answers(
    { items: [{ id: 'a' }], nextPageToken: 'p2' },
    { items: [{ id: 'b' }], nextSyncToken: 's1' },
  );
  expect(await read()).toEqual({ events: [{ id: 'a' }, { id: 'b' }], syncToken: 's1' });
  expect(asked()).toMatchObject({ calendarId: 'primary', ...bounds, singleEvents: true });
  expect(asked(1)).toEqual({ ...asked(), pageToken: 'p2' });
  expect(asked()['fields']).not.toMatch(/summary|description|email|location|organizer/);
});

it.each<[string, object | number, boolean]>([
  ['no change', { items: [], nextSyncToken: 's2' }, false],
  ['a change', { items: [{ id: 'a', status: 'cancelled' }] }, true],
  ['a token that Google has forgotten', 410, true],
])('a token tells of %s by one question', async (_, first, isNews) => {
  answers(first);
  expect(await changed()).toBe(isNews);
  expect(asked()).toMatchObject({ syncToken: 's1' });
  // Google refuses bounds beside a token.
  expect(asked()).not.toHaveProperty('timeMin');
});

it('other refusals are the caller’s, and so is an answer without an end', async () => {
  answers(403);
  await expect(changed()).rejects.toMatchObject({ response: { status: 403 } });
  list.mockReset().mockResolvedValue({ data: { nextPageToken: 'again' } });
  await expect(read()).rejects.toThrow('without an end');
  expect(list).toHaveBeenCalledTimes(40);
});

it('an id that leads elsewhere is no calendar, and nobody is asked', async () => {
  answers();
  await expect(read('..')).rejects.toMatchObject({ status: 404 });
  expect(list).not.toHaveBeenCalled();
});
