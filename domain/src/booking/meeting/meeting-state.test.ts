import { describe, expect, it } from 'vitest';
import { MINUTE } from '../../time/instant';
import { noMeeting, type Meeting } from '../booking';
import { meetingRemoved, unwantMeeting, wantMeeting, wantMovedMeeting } from './meeting-state';

const tried = { attempts: 3, problem: 'google-503', nextAttemptAt: 77 };
const ready: Meeting = { ...noMeeting, state: 'ready', source: 'google', forVersion: 2, ...tried };
const pasted: Meeting = { ...noMeeting, state: 'ready', source: 'pasted' };
const now = 1_000_000;
/** The call that asked tries first. */
const later = now + MINUTE;
const anew = { attempts: 0, problem: null, nextAttemptAt: later };
const failed: Meeting = { ...ready, state: 'failed' };
const wanted: Meeting = { ...ready, state: 'wanted' };
const unwanted: Meeting = { ...ready, state: 'unwanted' };
const removed: Meeting = { ...ready, state: 'removed' };
const gone: Meeting = { ...noMeeting, state: 'removed' };

it('a new meeting belongs to the next version of the booking', () => {
  const expected = { state: 'wanted', forVersion: 2, source: null, ...anew };
  expect(wantMeeting({ version: 1 }, now)).toEqual(expected);
});

describe('when a session is moved,', () => {
  const moved = (meeting: Meeting) => wantMovedMeeting({ meeting, version: 6 }, now);

  it.each([wanted, ready, failed])(
    'a meeting keeps its event, and is tried anew: $state',
    (each) => {
      expect(moved(each)).toEqual({ ...wanted, ...anew });
    },
  );

  it.each<[string, Meeting]>([
    ['was removed', removed],
    ['is to be removed', unwanted],
    ['was never asked for', { ...ready, forVersion: null }],
  ])('a meeting that %s is replaced by another event', (_, meeting) => {
    expect(moved(meeting)).toEqual(wantMeeting({ version: 6 }, now));
  });

  it('a pasted link stays as it is', () => {
    expect(moved(pasted)).toBe(pasted);
  });
});

it.each<[string, Meeting, Meeting]>([
  ['may exist at Google is to be removed there', ready, { ...unwanted, ...anew }],
  ['is wanted may have been made already', wanted, { ...unwanted, ...anew }],
  ['failed may have been made all the same', failed, { ...unwanted, ...anew }],
  ['cannot exist at Google is removed at once', { ...noMeeting, state: 'wanted' }, gone],
  ['is a pasted link is gone at once', pasted, gone],
  ['was replaced by a pasted link is gone at once', { ...pasted, forVersion: 2 }, gone],
  ['is to be removed already is tried at once', unwanted, { ...unwanted, nextAttemptAt: now }],
  ['is removed stays so', removed, removed],
  ['never was stays so', noMeeting, noMeeting],
])('a cancelled meeting that %s', (_, meeting, expected) => {
  expect(unwantMeeting(meeting, now)).toEqual(expected);
});

it('a removed meeting has that state, and keeps the version of its event', () => {
  const cleared = { problem: null, nextAttemptAt: null, source: null };
  expect(meetingRemoved(unwanted)).toEqual({ ...removed, ...cleared });
});
