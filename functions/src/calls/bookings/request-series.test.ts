/** A client asks for one hour in several weeks: what one commit writes, and what a refusal leaves. */
import ICAL from 'ical.js';
import { pendingOf } from '@tulia/domain/booking/clients/client';
import { furtherIn } from '@tulia/domain/booking/mails/told-together';
import { weeklyStarts } from '@tulia/domain/booking/series';
import type { CreateBookingInput } from '@tulia/domain/calls/bookings/create-booking';
import { clientPath, clients } from '@tulia/domain/records/client';
import { mails } from '@tulia/domain/records/mail';
import type { Refusal } from '@tulia/domain/refusal';
import { aBookingRequest } from '@tulia/domain/testing/request';
import { DAY } from '@tulia/domain/time/instant';
import { datesFrom, toInstant, toWallTime } from '@tulia/domain/time/practice-time';
import { calendarUid } from '@tulia/domain/wording/calendar-entry';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '../../mail/render';
import { clientIdOfAccount } from '../../people/clients';
import type { Caller } from '../../platform/caller';
import { storedBookings } from '../../platform/testing/bookings';
import { aClient, aGuest, aMember } from '../../platform/testing/callers';
import { recordedConsents } from '../../platform/testing/consents';
import { emails } from '../../platform/testing/mails';
import { memory } from '../../platform/testing/memory-database';
import { busyOn, putPractice, putSettings } from '../../platform/testing/practice';
import { cancelSeries, createBooking, moveSeries } from '../client';
import { confirmSeries, rejectSeries } from '../desk';

vi.mock('../../platform/app');

const [first, ...further] = weeklyStarts({ date: '2026-11-24', time: '10:00' }, 3);
const DATES = [first!, ...further].map(({ date }) => date);
const amina = aClient();
const brian = aClient({ uid: 'brian', email: 'brian@example.com' });
const desk = aMember('receptionist');
/** Each test has a day of its own, since what was counted in one stays counted. */
let now = toInstant('2026-11-02', '09:00');
let asked = 0;
const as = (caller: Caller) => ({ caller, clock: { now: () => now } }) as never;
const seriesOf = (change: Partial<CreateBookingInput> = {}) => {
  asked += 1;
  return aBookingRequest({ requestId: `series-of-test-${asked}`, ...first, further, ...change });
};
const ask = (input = seriesOf(), caller: Caller = amina) =>
  createBooking.handler(input, as(caller));
const inOrder = () => storedBookings().sort((one, other) => one.startsAt - other.startsAt);
const seen = () => inOrder().map(({ id: bookingId, version }) => ({ bookingId, version }));
const templates = () => emails().map(({ template }) => template);
const clashesOf = (error: unknown) => (error as Refusal<'times-unavailable'>).details.clashes;
/** The only email of this kind, as it is sent. */
async function mailed(template: string) {
  const found = Object.entries(memory.all('mail')).filter(
    ([, mail]) => mail['template'] === template,
  );
  expect(found).toHaveLength(1);
  const [[id, stored]] = found as [[string, Record<string, unknown>]];
  return render(id, mails.fromStored(stored), now);
}
const other = (start: { date: string; time: string }) =>
  createBooking.handler({ ...seriesOf(start), further: undefined }, as(brian));

beforeEach(() => {
  now += DAY;
  vi.stubEnv('BOOKINGS_PER_PERSON', '4');
  vi.stubEnv('BOOKINGS_PER_MAILBOX_AND_DAY', '20');
  vi.stubEnv('MAIL_FROM', 'Tulia <hello@tulia.example>');
  vi.stubEnv('SITE_URL', 'https://tulia.example');
  vi.stubEnv('GOOGLE_OAUTH_REFRESH_TOKEN', 'none');
  putPractice(datesFrom('2026-11-23', 40));
});

describe('a series', () => {
  it('is one commit: pending sessions of one series, one consent, and one email to each reader', async () => {
    putSettings({ email: 'practice@example.com' });
    const answer = await ask();
    const made = inOrder();
    expect(made.map(({ startsAt }) => toWallTime(startsAt).date)).toEqual(DATES);
    expect(new Set(made.map(({ seriesId }) => seriesId))).toEqual(new Set([answer.bookingId]));
    expect(answer.sessions?.map(({ bookingId }) => bookingId)).toEqual(made.map(({ id }) => id));
    for (const date of DATES) expect(busyOn(date)).toEqual(['10:00', '10:30']);
    expect(templates().sort()).toEqual(['admin-notification', 'booking-received']);
    for (const template of ['booking-received', 'admin-notification']) {
      const text = (await mailed(template))?.text;
      for (const day of ['24 November', '1 December', '8 December']) expect(text).toContain(day);
      expect(text).toContain('3 sessions');
    }
    expect(recordedConsents()).toHaveLength(2);
    expect(Object.keys(memory.all('pushes'))).toHaveLength(1);
    const client = clients.fromStored(memory.read(clientPath(clientIdOfAccount('amina'))) ?? {});
    expect(pendingOf(client)).toEqual([answer.bookingId]);
  });

  it('sent twice is made once with one answer; with another date under its id it is refused', async () => {
    const input = seriesOf();
    const answer = await ask(input);
    expect(await ask(input)).toEqual(answer);
    expect(storedBookings()).toHaveLength(3);
    const otherBody = { ...input, further: further.slice(1) };
    await expect(ask(otherBody)).rejects.toMatchObject({ code: 'idempotency-conflict' });
  });

  it('with a date that was taken meanwhile makes nothing, and names the date with free times', async () => {
    await other(further[1]!);
    const before = [memory.all('mail'), recordedConsents()];
    const error: unknown = await ask().catch((thrown: unknown) => thrown);
    const [clash, ...more] = clashesOf(error);
    expect([clash?.date, clash?.reason, more]).toEqual([DATES[2], 'taken', []]);
    expect(clash?.freeTimes?.[0]).toMatchObject({ date: DATES[2], time: '09:00' });
    expect(storedBookings()).toHaveLength(1);
    expect([memory.all('mail'), recordedConsents()]).toEqual(before);
    const rest = await ask(seriesOf({ further: [further[0]!, { ...further[1]!, time: '09:00' }] }));
    expect(rest.sessions).toHaveLength(3);
  });

  it('of a guest belongs to no account, and is asked for only where guests may book', async () => {
    await expect(ask(seriesOf(), aGuest())).rejects.toMatchObject({ code: 'signed-out' });
    expect(storedBookings()).toEqual([]);
  });

  it('may be asked for six times a day by one mailbox', async () => {
    vi.stubEnv('BOOKINGS_PER_PERSON', '40');
    for (let time = 0; time < 6; time += 1) {
      await ask();
      const sessions = seen().filter((_, index) => inOrder()[index]?.status === 'pending');
      await cancelSeries.handler({ sessions }, as(amina));
    }
    await expect(ask()).rejects.toMatchObject({ code: 'rate-limited' });
  });
});

describe('staff', () => {
  it('confirm all in one press, and one email holds an invitation for each session', async () => {
    await ask();
    await confirmSeries.handler({ sessions: seen() }, as(desk));
    expect(inOrder().map(({ status }) => status)).toEqual(Array(3).fill('confirmed'));
    const message = await mailed('booking-confirmed');
    const events = (message?.calendars ?? []).map(({ content }) =>
      new ICAL.Component(ICAL.parse(content) as unknown[]).getFirstSubcomponent('vevent')!,
    );
    const starts = events.map((each) =>
      (each.getFirstPropertyValue('dtstart') as ICAL.Time).toJSDate().getTime(),
    );
    expect(starts).toEqual(inOrder().map(({ startsAt }) => startsAt));
    expect(events.map((each) => each.getFirstPropertyValue('uid'))).toEqual(
      inOrder().map((each) => calendarUid(each.id)),
    );
  });

  it('confirm none when one has changed, and can still reject the others with one email', async () => {
    await ask();
    const sessions = seen();
    const stale = sessions.with(1, { ...sessions[1]!, version: 9 });
    await expect(confirmSeries.handler({ sessions: stale }, as(desk))).rejects.toMatchObject({
      code: 'version-conflict',
    });
    expect(inOrder().map(({ status }) => status)).toEqual(Array(3).fill('pending'));
    await rejectSeries.handler({ sessions: sessions.slice(1), reason: 'We are away.' }, as(desk));
    expect(inOrder().map(({ status }) => status)).toEqual(['pending', 'rejected', 'rejected']);
    expect(templates().filter((each) => each === 'booking-rejected')).toHaveLength(1);
    expect(busyOn(DATES[2]!)).toEqual([]);
  });
});

describe('the client', () => {
  it('moves a session and the later ones by as much, in one email, and cancels them together', async () => {
    await ask();
    await confirmSeries.handler({ sessions: seen() }, as(desk));
    const [, ...later] = seen();
    await moveSeries.handler({ sessions: later, date: '2026-12-02', time: '11:00' }, as(amina));
    expect(inOrder().map(({ startsAt }) => toWallTime(startsAt))).toEqual([
      first,
      { date: '2026-12-02', time: '11:00' },
      { date: '2026-12-09', time: '11:00' },
    ]);
    await cancelSeries.handler({ sessions: seen().slice(1) }, as(amina));
    expect(inOrder().map(({ status }) => status)).toEqual(['confirmed', 'cancelled', 'cancelled']);
    const told = emails().filter(({ to }) => to === 'amina@example.com');
    expect(told.map((mail) => furtherIn(mail).length).filter((count) => count > 0)).toEqual([
      2, 2, 1, 1,
    ]);
  });

  it.each([
    ['another client', brian, 'not-found'],
    ['a guest’s address', aClient({ uid: 'x', emailVerified: false }), 'not-found'],
  ])('%s changes none of them: %#', async (_, caller, code) => {
    await ask();
    const sessions = seen();
    await expect(cancelSeries.handler({ sessions }, as(caller))).rejects.toMatchObject({ code });
    await expect(
      moveSeries.handler({ sessions, date: '2026-12-02', time: '11:00' }, as(caller)),
    ).rejects.toMatchObject({ code });
    await expect(confirmSeries.handler({ sessions }, as(amina))).rejects.toMatchObject({
      code: 'forbidden',
    });
    expect(inOrder().map(({ status }) => status)).toEqual(Array(3).fill('pending'));
  });
});
