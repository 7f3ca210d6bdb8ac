/** What a client tells on the day: from when until when, once, and how it meets what staff do. */
import { expect, it } from 'vitest';
import { defaultPracticeSettings as settings } from '../../practice/settings';
import { aConfirmed } from '../../testing/booking';
import { byOwner, byStaff, stateOf } from '../../testing/decision';
import { codeOf } from '../../testing/refusal';
import { HOUR, MINUTE } from '../../time/instant';
import type { Booking } from '../booking';
import { hasWord, WORDS, type Word } from '../line-word';
import { staffNoticeOf, wishFor } from '../staff-notices';
import { noShow } from './conclude';
import { move } from './move';
import { tellWord } from './tell-word';

const session = aConfirmed();
const { startsAt, endsAt, version } = session;
const { signedBy } = byOwner;
const tell = (booking: Booking, word: Word, at: number, told = true) =>
  tellWord({ booking }, { word, told, signedBy }, at);

it.each<[string, Partial<Booking>, number, string | null]>([
  ['a millisecond before the hour', {}, startsAt - HOUR - 1, 'transition-not-allowed'],
  ['exactly an hour before the start', {}, startsAt - HOUR, null],
  ['in the last millisecond', {}, endsAt - 1, null],
  ['at the end', {}, endsAt, 'transition-not-allowed'],
  ['of a cancelled session', { status: 'cancelled' }, startsAt, 'transition-not-allowed'],
  ['of a missed session', { status: 'no_show' }, startsAt, 'transition-not-allowed'],
  ['of a request', { status: 'pending' }, startsAt, 'transition-not-allowed'],
])('a word %s is taken or refused', (_, part, at, code) => {
  for (const word of WORDS)
    expect(codeOf(() => tell({ ...session, ...part }, word, at)) ?? null).toBe(code);
});

it('both words stand beside each other with their time, once each, and are taken back one by one', () => {
  const late = tell(session, 'late', startsAt)?.after;
  expect(late).toMatchObject({
    version: version + 1,
    lineWord: { lateAt: startsAt, callAt: null },
  });
  if (late === undefined) throw new Error('not told');
  expect(tell(late, 'late', startsAt + 1)).toBeNull();
  const both = tell(late, 'call', startsAt + MINUTE)?.after ?? late;
  expect(both.lineWord).toEqual({ lateAt: startsAt, callAt: startsAt + MINUTE });
  const one = tell(both, 'late', startsAt + MINUTE, false);
  expect(one?.event).toMatchObject({ action: 'untell-late', actor: signedBy });
  expect(one?.after.lineWord).toEqual({ lateAt: null, callAt: startsAt + MINUTE });
  const none = tell(one?.after ?? late, 'call', startsAt + MINUTE, false)?.after ?? both;
  expect([none.lineWord, hasWord(both), hasWord(none)]).toEqual([null, true, false]);
  expect(tell(none, 'call', startsAt + MINUTE, false)).toBeNull();
});

it('a word rings where the session itself rings; what is taken back does not', () => {
  const plan = tell(session, 'call', startsAt);
  if (plan === null) throw new Error('not told');
  const ring = staffNoticeOf(plan);
  expect([ring, ring && wishFor(ring)]).toEqual(['staff-call', 'staff-session']);
  const back = tell(plan.after, 'call', startsAt, false);
  expect(back && staffNoticeOf(back)).toBeNull();
});

it('who has just said to be late is not marked as missed by what staff saw before', () => {
  const late = tell(session, 'late', startsAt)?.after ?? session;
  const missed = (seen: number) =>
    noShow({ booking: late }, { ...byStaff, version: seen }, startsAt + MINUTE);
  expect(codeOf(() => missed(version))).toBe('version-conflict');
  expect(missed(version + 1).after.status).toBe('no_show');
});

it('a moved session forgets the word', () => {
  const late = tell(session, 'late', startsAt - MINUTE)?.after ?? session;
  const to = { date: '2026-11-23', time: '16:00' };
  const given = { ...byStaff, version: late.version, ...to };
  expect(move(stateOf(late), given, settings, startsAt - MINUTE).after.lineWord).toBeNull();
});
