import { LANGUAGES } from '@tulia/domain/person/language';
import type { Push } from '@tulia/domain/records/push';
import { PUSHED_TEMPLATES } from '@tulia/domain/records/push';
import { DAY, MINUTE } from '@tulia/domain/time/instant';
import { describe, expect, it } from 'vitest';
import { noticeOf, offerNoticeOf } from './notice';

const NOW = Date.UTC(2026, 10, 20, 9);
const startsAt = NOW + 3 * DAY;

const push = (more: Partial<Push> = {}): Push => ({
  template: 'booking-confirmed',
  language: 'en',
  bookingId: 'b1',
  startsAt,
  attempts: 0,
  dueAt: NOW,
  createdAt: NOW,
  reached: [],
  ...more,
});
const endsAt = startsAt + 50 * MINUTE;
const booking = { status: 'confirmed', startsAt, endsAt, timezone: 'Africa/Nairobi' } as const;

/** The status of a booking about which these are sent; confirmed otherwise. */
const OVER: Record<string, 'rejected' | 'cancelled'> = {
  'booking-rejected': 'rejected',
  'booking-cancelled': 'cancelled',
};

it('a time far ahead is named with its day', () => {
  const far = push({ template: 'staff-request', startsAt: NOW + 20 * DAY });
  const request = { ...booking, status: 'pending', startsAt: NOW + 20 * DAY } as const;
  expect(noticeOf(far, request, NOW)?.title).toBe('New request for Thu 10 Dec 12:00');
});

/** Words that would tell a stranger what the booking is for. */
const TELLING =
  /therap|counsel|session|mental|health|client|patient|kikao|ushauri|tiba|afya|mteja|mgonjwa/i;

describe('a notification', () => {
  it.each(
    PUSHED_TEMPLATES.filter((each) => each !== 'time-offered').flatMap((template) =>
      LANGUAGES.map((language) => [template, language] as const),
    ),
  )('%s in %s says what and when, and nothing about health', (template, language) => {
    const status = OVER[template] ?? 'confirmed';
    const notice = noticeOf(push({ template, language }), { ...booking, status }, NOW);
    expect(notice?.title).not.toBe('');
    expect(`${notice?.title ?? ''} ${notice?.body ?? ''}`).not.toMatch(TELLING);
    expect(notice?.body).toMatch(/2026/);
    expect(notice?.link).toBe(language === 'sw' ? '/sw/my-sessions' : '/my-sessions');
  });

  it('abroad says both days, each with its own clock', () => {
    // 03:00 in Nairobi on the 23rd is the evening of the 22nd in New York.
    const night = Date.UTC(2026, 10, 23);
    const abroad = { ...booking, startsAt: night, timezone: 'America/New_York' };
    expect(noticeOf(push({ startsAt: night }), abroad, NOW)?.body).toBe(
      'Monday, 23 November 2026, 03:00 Nairobi · Sun 22 Nov, 19:00 New York',
    );
  });

  it('of a session that ended because the line failed does not call it cancelled', () => {
    const failed = { ...booking, status: 'cancelled', cancelledBy: 'line' } as const;
    const told = noticeOf(push({ template: 'booking-cancelled' }), failed, NOW);
    expect(told?.title).toBe('About your booking');
  });

  it('of an offered time says no more, and expires with the offer', () => {
    const until = NOW + 20 * MINUTE;
    const offer = {
      id: 'o',
      startsAt,
      endsAt: startsAt,
      practitionerId: 'p',
    };
    const wait = { offer: { ...offer, until }, timezone: 'Africa/Nairobi' };
    const told = push({ template: 'time-offered' });
    const notice = offerNoticeOf(told, wait, NOW);
    expect(notice).toMatchObject({ title: 'A time is free for you', timeToLive: 1200 });
    expect(`${notice?.title} ${notice?.body}`).not.toMatch(TELLING);
    expect(offerNoticeOf(told, wait, until)).toBeNull();
    expect(offerNoticeOf(told, { ...wait, offer: null }, NOW)).toBeNull();
  });

  it('is null when the booking has changed since', () => {
    expect(noticeOf(push(), { ...booking, status: 'cancelled' }, NOW)).toBeNull();
    expect(noticeOf(push(), { ...booking, startsAt: startsAt + MINUTE }, NOW)).toBeNull();
    expect(noticeOf(push(), booking, NOW + DAY)).toBeNull();
  });

  it('of a reminder expires when the session begins', () => {
    const reminder = push({ template: 'session-reminder', startsAt: NOW + 10 * MINUTE });
    const soon = { ...booking, startsAt: NOW + 10 * MINUTE };
    expect(noticeOf(reminder, soon, NOW)?.timeToLive).toBe(600);
    expect(noticeOf(reminder, soon, NOW + 10 * MINUTE)).toBeNull();
  });
});
