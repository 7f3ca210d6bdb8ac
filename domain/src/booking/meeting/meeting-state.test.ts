import { describe, expect, it } from 'vitest';
import { MINUTE } from '../../time/instant';
import { noMeeting, type Meeting } from '../booking';
import { meetingRemoved, unwantMeeting, wantMeeting, wantMovedMeeting } from './meeting-state';

const tried = { attempts: 3, problem: 'google-503', nextAttemptAt: 77 };
const ready: Meeting = { ...noMeeting, state: 'ready', source: 'google', forVersion: 2, ...tried };
const pasted: Meeting = { ...noMeeting, state: 'ready', source: 'pasted' };
const bookingWith = (meeting: Meeting, version: number) => ({ meeting, version });
const now = 1_000_000;
/** The call that asked tries first. */
const later = now + MINUTE;
const anew = { attempts: 0, problem: null, nextAttemptAt: later };

describe('what a change asks for a meeting', () => {
  it('a new meeting is that of the next version', () => {
    const wanted = { state: 'wanted', forVersion: 2, source: null, ...anew };
    expect(wantMeeting({ version: 1 }, now)).toEqual(wanted);
  });

  it('a moved meeting keeps its event, and is tried anew', () => {
    for (const state of ['wanted', 'ready', 'failed'] as const)
      expect(wantMovedMeeting(bookingWith({ ...ready, state }, 7), now)).toEqual({
        state: 'wanted',
        source: 'google',
        forVersion: 2,
        ...anew,
      });
  });

  it.each<[string, Partial<Meeting>]>([
    ['was removed', { state: 'removed' }],
    ['is to be removed', { state: 'unwanted' }],
    ['was never asked for', { forVersion: null }],
  ])('a meeting that %s is wanted as another event', (_, change) => {
    const wanted = wantMovedMeeting(bookingWith({ ...ready, ...change }, 6), now);
    expect(wanted).toEqual(wantMeeting({ version: 6 }, now));
  });

  it('a pasted link stays as it is when moved, and is gone at once when unwanted', () => {
    expect(wantMovedMeeting(bookingWith(pasted, 2), now)).toBe(pasted);
    expect(unwantMeeting(pasted, now)).toEqual({ ...noMeeting, state: 'removed' });
    const inPlaceOfAnother = { ...pasted, forVersion: 2 };
    expect(unwantMeeting(inPlaceOfAnother, now).state).toBe('removed');
  });

  it('a meeting that may exist at Google is to be removed there, also when it is not known whether it was made', () => {
    for (const state of ['wanted', 'ready', 'failed'] as const)
      expect(unwantMeeting({ ...ready, state }, now)).toEqual({
        state: 'unwanted',
        source: 'google',
        forVersion: 2,
        ...anew,
      });
  });

  it('a meeting that cannot exist at Google is removed at once', () => {
    const unmade: Meeting = { ...noMeeting, state: 'wanted' };
    expect(unwantMeeting(unmade, now)).toEqual({ ...noMeeting, state: 'removed' });
    expect(unwantMeeting(noMeeting, now)).toBe(noMeeting);
    const removed: Meeting = { ...ready, state: 'removed' };
    expect(unwantMeeting(removed, now)).toBe(removed);
  });

  it('a meeting that is to be removed already is tried at once', () => {
    const unwanted: Meeting = { ...ready, state: 'unwanted' };
    expect(unwantMeeting(unwanted, now)).toEqual({ ...unwanted, nextAttemptAt: now });
  });

  it('a removed meeting has that state, and keeps the version of its event', () => {
    expect(meetingRemoved({ ...ready, state: 'unwanted' })).toEqual({
      state: 'removed',
      problem: null,
      nextAttemptAt: null,
      source: null,
      attempts: 3,
      forVersion: 2,
    });
  });
});
