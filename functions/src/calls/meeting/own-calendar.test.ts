/** Which hours an own calendar closes and opens, what it leaves alone, and what is kept of a calendar. */
import type { BlocksInput } from '@tulia/domain/calls/schedule/block-time';
import { oneDay } from '@tulia/domain/slot/block-dates';
import type { OwnEvent } from '@tulia/domain/slot/calendar-busy';
import type { OwnCalendar } from '@tulia/domain/slot/own-calendar';
import { connectionPath, connections } from '@tulia/domain/records/watch/connection';
import { ownCalendarPath, ownCalendars } from '@tulia/domain/records/watch/own-calendar';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { practitionerPath } from '@tulia/domain/records/practitioner';
import { aBooking, aConfirmed } from '@tulia/domain/testing/booking';
import { aPhoneRequest } from '@tulia/domain/testing/request';
import { DAY, MINUTE } from '@tulia/domain/time/instant';
import { toInstant, toWallTime } from '@tulia/domain/time/practice-time';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveCalendarFeed, saveOwnCalendar } from './own-calendar';
import { cancelBooking, chooseAnotherTime, moveBooking, moveSeries } from '../client';
import { bookOnBehalf, confirmBooking } from '../desk';
import { saveBlocks } from '../schedule/save-blocks';
import { putBooking, putWithLocks, storedBooking } from '../../platform/testing/bookings';
import { aClient, aMember } from '../../platform/testing/callers';
import { memory } from '../../platform/testing/memory-database';
import { putStaff } from '../../platform/testing/staff';
import { busyOn, putContact, putPractice, storedLocks } from '../../platform/testing/practice';
import { logFault } from '../../platform/log';
import { SPARE_DAYS } from '../../schedule/open-days';
import { readCalendars } from '../../meeting/read-calendars';

vi.mock('../../platform/app');
vi.mock('../../platform/log');
vi.mock('../../meeting/meet-within', () => ({
  meetWithin: () => ({ meeting: 'wanted', problem: null }),
}));

interface Asked {
  calendarId: string;
  syncToken?: string;
  timeMin?: string;
}
const google = vi.hoisted(() => ({ isConnected: true, list: vi.fn() }));
vi.mock('../../meeting/calendar-client', () => ({
  isGoogleSetUp: () => Promise.resolve(google.isConnected),
  calendarClient: () =>
    Promise.resolve(google.isConnected ? { events: { list: google.list } } : null),
}));

const nothingBlocked = { serviceId: null, keepSessions: false, blocks: [], freed: [] };
const booking = aBooking();
const { practitionerId: ID, startsAt } = booking;
const { date: DATE } = toWallTime(startsAt);
/** At 10:00. */
let now = 0;
const clock = { now: () => now };
const own = aMember('therapist', ID);
let laid: OwnEvent[] = [];
let changed = false;
const event = (from: string, until: string): OwnEvent => ({
  start: { dateTime: new Date(toInstant(DATE, from)).toISOString() },
  end: { dateTime: new Date(toInstant(DATE, until)).toISOString() },
});
const lay = (...events: OwnEvent[]) => {
  laid = events;
  changed = true;
};
const switchTo = (closesHours: boolean, caller = own) =>
  saveOwnCalendar.handler({ practitionerId: ID, closesHours }, { caller, clock });
const later = async (minutes = 10) => {
  now += minutes * MINUTE;
  return readCalendars(clock);
};
const calendar = (): OwnCalendar => ownCalendars.fromStored(memory.read(ownCalendarPath(ID)) ?? {});
const busyLocks = () =>
  storedLocks()
    .filter(([, { kind }]) => kind === 'busy')
    .map(([, { date, time }]) => (date === DATE ? time : `${date} ${time}`))
    .sort();
const fails = (status: number, message = 'no') =>
  google.list.mockRejectedValue(Object.assign(new Error(message), { response: { status } }));
const answers = () =>
  google.list.mockImplementation(({ syncToken, timeMin }: Asked) => {
    const isNews = changed || syncToken === undefined;
    const touches = ({ end }: OwnEvent) =>
      Date.parse(end?.dateTime ?? '') > Date.parse(timeMin ?? '1970-01-01T00:00:00Z');
    const items = isNews ? laid.filter(touches) : [];
    if (syncToken === undefined) changed = false;
    return Promise.resolve({ data: { items, nextSyncToken: `s${now}` } });
  });

afterEach(() => {
  vi.unstubAllEnvs();
});
beforeEach(() => {
  now = toInstant(toWallTime(startsAt - 3 * DAY).date, '10:00');
  google.isConnected = true;
  google.list.mockReset();
  vi.mocked(logFault).mockReset();
  lay(event('09:00', '09:40'));
  answers();
  putPractice([DATE]);
  putContact({ calendarId: 'njeri@example.com' });
});

describe('a calendar that closes hours', () => {
  beforeEach(() => switchTo(true));

  it('closes them at once, for all, and as other taken steps in the public month', () => {
    expect(busyLocks()).toEqual(['09:00', '09:30']);
    expect(busyOn(DATE)).toEqual(['09:00', '09:30']);
  });

  it('asks Google one question while nothing changes, and notes that', async () => {
    const before = calendar();
    google.list.mockClear();
    await later();
    expect(google.list.mock.calls).toMatchObject([[{ syncToken: before.syncToken }]]);
    expect(calendar()).toEqual({ ...before, readAt: now });
  });

  it('closes and opens only what changed', async () => {
    lay(event('09:30', '10:30'));
    await later();
    expect(busyLocks()).toEqual(['09:30', '10:00']);
    expect(busyOn(DATE)).toEqual(['09:30', '10:00']);
  });

  it('leaves sessions, holds and blocks where they are, and fills their time once it is free', async () => {
    putWithLocks(aConfirmed());
    lay(event('13:30', '15:00'));
    await later();
    expect(busyLocks()).toEqual(['13:30']);
    const steps = [startsAt, startsAt + 30 * MINUTE];
    expect(calendar().waiting).toEqual(Object.fromEntries(steps.map((at) => [at, booking.id])));
    const session = { bookingId: booking.id, version: storedBooking(booking.id).version };
    await cancelBooking.handler(
      { ...session, reason: 'She is ill.' },
      { caller: aMember('admin'), clock },
    );
    await later();
    expect(busyLocks()).toEqual(['13:30', '14:00', '14:30']);
    expect(calendar().waiting).toEqual({});
  });

  it('gives way to a block, and comes back when the block is lifted', async () => {
    const half = { start: '09:00', end: '09:30' };
    const block = { id: 'block-0123456789', ...oneDay(DATE), ...half };
    const save = (change: Partial<BlocksInput>) =>
      saveBlocks.handler(
        { practitionerId: ID, ...nothingBlocked, ...change },
        { caller: own, clock },
      );
    await save({ blocks: [block] });
    expect([busyLocks(), busyOn(DATE)]).toEqual([['09:30'], ['09:30']]);
    await later();
    expect(busyLocks()).toEqual(['09:30']);
    await save({ freed: [{ date: DATE, ...half }] });
    await later();
    expect(busyLocks()).toEqual(['09:00', '09:30']);
  });

  it('is asked with the next day’s window in the morning, and not at night', async () => {
    now = toInstant(toWallTime(now + DAY).date, '05:50');
    google.list.mockClear();
    expect(await later(0)).toBe(0);
    expect(google.list).not.toHaveBeenCalled();
    expect(await later()).toBe(1);
    const from = toInstant(toWallTime(now).date, '00:00');
    const until = from + (defaultPracticeSettings.windowDays + SPARE_DAYS + 1) * DAY;
    const [timeMin, timeMax] = [from, until].map((at) => new Date(at).toISOString());
    expect(google.list.mock.calls).toMatchObject([[{ timeMin, timeMax }]]);
  });

  it('is another one once the practitioner has another one', async () => {
    putContact({ calendarId: 'njeri@group.calendar.google.com' });
    memory.put(ownCalendarPath(ID), { ...memory.read(ownCalendarPath(ID)), syncToken: null });
    await later();
    const { calendarId } = google.list.mock.lastCall?.[0] as Asked;
    expect(calendarId).toBe('njeri@group.calendar.google.com');
  });

  it('opens its own hours alone when it is switched off, and all of them after a failure halfway', async () => {
    putWithLocks(aConfirmed());
    await switchTo(false);
    expect([busyLocks(), busyOn(DATE)]).toEqual([[], []]);
    expect(storedLocks()).not.toEqual([]);
    expect(calendar()).toMatchObject({ closesHours: false, busy: [], syncToken: null });
    expect(await later()).toBe(0);
    await switchTo(true);
    memory.put(ownCalendarPath(ID), ownCalendars.toStored({ ...calendar(), closesHours: false }));
    await switchTo(false);
    expect(busyLocks()).toEqual([]);
  });

  it('that is switched off while it is read closes nothing', async () => {
    lay(event('16:00', '17:00'));
    google.list.mockImplementationOnce(async () => {
      await switchTo(false);
      return { data: { items: laid, nextSyncToken: 'late' } };
    });
    await later();
    expect([busyLocks(), busyOn(DATE)]).toEqual([[], []]);
    expect(calendar()).toMatchObject({ closesHours: false, busy: [], syncToken: null });
  });

  it.each<[string, number, string, string]>([
    ['revoked', 400, 'invalid_grant', 'not-authorised'],
    ['broken', 503, 'no', 'provider-error'],
  ])(
    'that is %s keeps the hours as they were, and says what is wrong',
    async (_, status, said, problem) => {
      const { readAt } = calendar();
      fails(status, said);
      await later();
      expect(calendar()).toMatchObject({ problem, readAt });
      expect(busyLocks()).toEqual(['09:00', '09:30']);
      const isLost = problem === 'not-authorised';
      const lost = connections.fromStored(memory.read(connectionPath('google')) ?? {});
      expect(lost.problem).toBe(isLost ? problem : null);
      answers();
      await later();
      expect(calendar()).toMatchObject({ problem: null, readAt: now });
    },
  );
});

describe('a time that is given', () => {
  const place = { date: DATE, time: '14:00' };
  const confirm = (caller = aMember('receptionist')) =>
    confirmBooking.handler(
      { bookingId: booking.id, version: booking.version, ...place },
      { caller, clock },
    );
  beforeEach(async () => {
    lay();
    await switchTo(true);
    putWithLocks(booking, startsAt);
  });

  it('is refused to staff when the calendar has something since the last reading', async () => {
    lay(event('14:40', '15:00'));
    const refused = { code: 'slot-unavailable', details: { reason: 'calendar' } };
    await expect(confirm()).rejects.toMatchObject(refused);
    expect(storedBooking(booking.id).status).toBe('pending');
    lay(event('14:50', '15:00'));
    await expect(confirm()).resolves.toMatchObject({ status: 'confirmed' });
  });

  it('is refused to a client without saying why, and nobody is asked about a stranger’s', async () => {
    const session = putBooking(aConfirmed());
    lay(event('16:00', '16:20'));
    const move = (caller: ReturnType<typeof aClient>) =>
      moveBooking.handler(
        { bookingId: session.id, version: session.version, date: DATE, time: '16:00' },
        { caller, clock },
      );
    await expect(move(aClient())).rejects.toMatchObject({ code: 'slot-taken' });
    google.list.mockClear();
    const stranger = aClient({ uid: 'brian', email: 'brian@example.com' });
    await expect(move(stranger)).rejects.toMatchObject({ code: 'not-found' });
    expect(google.list).not.toHaveBeenCalled();
  });

  it('is refused to a client who chooses another time for a request', async () => {
    vi.stubEnv('BOOKINGS_PER_PERSON', '4');
    vi.stubEnv('BOOKINGS_PER_MAILBOX_AND_DAY', '20');
    putBooking({ ...booking, holdExpiresAt: now - MINUTE });
    lay(event('16:00', '16:20'));
    const choose = (time: string) =>
      chooseAnotherTime.handler(
        { bookingId: booking.id, version: booking.version, date: DATE, time },
        { caller: aClient(), clock },
      );
    await expect(choose('16:00')).rejects.toMatchObject({ code: 'slot-taken' });
    await expect(choose('17:00')).resolves.toMatchObject({ version: booking.version + 1 });
  });

  describe('of a series', () => {
    const WEEKS = [0, 1, 2].map((week) => toWallTime(startsAt + week * 7 * DAY).date);
    const { version } = aConfirmed();
    const sessions = WEEKS.map((_, week) => ({ bookingId: `s${week}`, version }));
    /** In the second week, since the last reading. */
    const laySecond = () => {
      google.list.mockClear();
      const at = (clock: string) => ({ dateTime: `${WEEKS[1]}T${clock}:00+03:00` });
      lay({ start: at('16:10'), end: at('16:20') });
    };
    const clash = (reason: string) => ({
      code: 'times-unavailable',
      details: { clashes: [{ date: WEEKS[1], time: '16:00', reason }] },
    });
    beforeEach(() => putPractice(WEEKS));

    it.each([
      ['staff', aMember('receptionist'), 'calendar'],
      ['the client, who is not told why', aClient(), 'taken'],
    ])('that moves is refused to %s, by one question about all', async (_, caller, reason) => {
      for (const [week, { bookingId: id }] of sessions.entries())
        putBooking(aConfirmed({ id, seriesId: 's0', startsAt: startsAt + week * 7 * DAY }));
      laySecond();
      const to = { sessions, date: DATE, time: '16:00' };
      await expect(moveSeries.handler(to, { caller, clock })).rejects.toMatchObject(clash(reason));
      expect(google.list).toHaveBeenCalledOnce();
      lay();
      await expect(moveSeries.handler(to, { caller, clock })).resolves.toEqual({});
    });

    it('that staff book is refused, by one question about all', async () => {
      laySecond();
      const [first, ...further] = WEEKS.map((date) => ({ date, time: '16:00' }));
      const asked = aPhoneRequest({ ...first, practitionerId: ID, further, confirm: true });
      const book = bookOnBehalf.handler(asked, { caller: aMember('receptionist'), clock });
      await expect(book).rejects.toMatchObject(clash('calendar'));
      expect(google.list).toHaveBeenCalledOnce();
    });
  });

  it.each<[string, () => void]>([
    ['fails', () => fails(503)],
    ['is not connected', () => (google.isConnected = false)],
  ])('is given when Google %s: the locks decide', async (_, happens) => {
    happens();
    await expect(confirm()).resolves.toMatchObject({ status: 'confirmed' });
  });

  it('waits for Google two seconds at most', async () => {
    google.list.mockReturnValue(new Promise(() => undefined));
    const begun = Date.now();
    await expect(confirm()).resolves.toMatchObject({ status: 'confirmed' });
    expect(Date.now() - begun).toBeLessThan(4000);
    expect(vi.mocked(logFault).mock.calls[0]?.[0]).toBe('calendar not asked');
  });
});

describe('the switch', () => {
  it('is the practitioner’s and the admins’, of a practitioner that exists', async () => {
    const other = aMember('therapist', 'somebody-else');
    await expect(switchTo(true, other)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(switchTo(true, aMember('admin'))).resolves.toEqual({ problem: null });
    await memory.firestore.doc(practitionerPath(ID)).delete();
    await expect(switchTo(true, aMember('admin'))).rejects.toMatchObject({ code: 'not-found' });
  });

  it('of the calendar of whoever connected Google is for admins alone, and anybody ends it', async () => {
    putContact();
    await expect(switchTo(true)).rejects.toMatchObject({ code: 'calendar-not-own' });
    expect(google.list).not.toHaveBeenCalled();
    await expect(switchTo(true, aMember('admin'))).resolves.toEqual({ problem: null });
    await expect(switchTo(false)).resolves.toEqual({ problem: null });
  });

  it('needs a connection, says what the first reading met, and leaves one entry', async () => {
    google.isConnected = false;
    await expect(switchTo(true)).rejects.toMatchObject({ code: 'meeting-not-connected' });
    google.isConnected = true;
    fails(404);
    await expect(switchTo(true)).resolves.toEqual({ problem: 'calendar-closed' });
    await switchTo(true);
    expect(Object.values(memory.all('audit'))).toMatchObject([
      { action: 'practitioner-changed', fields: ['closesHours'] },
    ]);
  });
});

it('a feed is made and ended by the practitioner and admins alone, and leaves a trail', async () => {
  const save = (isWanted: boolean, caller = own) =>
    saveCalendarFeed.handler({ practitionerId: ID, isWanted }, { caller, clock });
  const other = aMember('therapist', 'baraka');
  await expect(save(false, other)).rejects.toMatchObject({ code: 'forbidden' });
  const admin = aMember('admin');
  await expect(save(true, admin)).rejects.toMatchObject({ code: 'forbidden' });
  putStaff(admin.uid, { role: 'admin' });
  const { address } = await save(true, admin);
  expect(address).toMatch(/\/calendarFeed\/[\w-]{43}\.ics$/);
  expect(calendar().feedMadeAt).toBe(now);
  expect(Object.values(memory.all('calendarFeeds'))).toHaveLength(1);
  await save(false);
  expect(calendar().feedMadeAt).toBeNull();
  expect(memory.all('calendarFeeds')).toEqual({});
  const entry = { action: 'practitioner-changed', fields: ['calendarFeed'] };
  expect(Object.values(memory.all('audit'))).toMatchObject([entry, entry]);
});
