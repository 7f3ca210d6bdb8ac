import { describe, expect, it } from 'vitest';
import { noMeeting, type Meeting } from '../booking';
import { unwantMeeting, wantMeeting, wantMovedMeeting } from './meeting-state';

const ready: Meeting = { ...noMeeting, state: 'ready', source: 'google', forVersion: 2 };
const pasted: Meeting = { ...noMeeting, state: 'ready', source: 'pasted' };
const bookingWith = (meeting: Meeting, version: number) => ({ meeting, version });

describe('what a change asks for a meeting', () => {
  it('a moved meeting keeps its event', () => {
    expect(wantMovedMeeting(bookingWith(ready, 2), 0)).toMatchObject({
      state: 'wanted',
      forVersion: 2,
    });
  });

  it('a removed meeting comes back as another event', () => {
    const removed: Meeting = { ...ready, state: 'removed' };
    expect(wantMovedMeeting(bookingWith(removed, 6), 0)).toMatchObject({ forVersion: 7 });
  });

  it('a pasted link stays as it is when moved, and is gone at once when unwanted', () => {
    expect(wantMovedMeeting(bookingWith(pasted, 2), 0)).toBe(pasted);
    expect(unwantMeeting(pasted, 0).state).toBe('removed');
  });

  it('what may exist at Google is to be removed there, also when its making is unsure', () => {
    for (const state of ['wanted', 'ready', 'failed'] as const) {
      expect(unwantMeeting({ ...wantMeeting({ version: 1 }, 0), state }, 5)).toMatchObject({
        state: 'unwanted',
        forVersion: 2,
      });
    }
    expect(unwantMeeting(noMeeting, 5)).toBe(noMeeting);
  });
});
