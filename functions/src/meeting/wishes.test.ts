import { describe, expect, it } from 'vitest';
import { noMeeting, type Booking, type Meeting } from '@tulia/domain/records/booking';
import { unwantMeeting, wantMeeting, wantMovedMeeting } from './wishes';

const ready: Meeting = { ...noMeeting, state: 'ready', source: 'google', forVersion: 2 };
const pasted: Meeting = { ...noMeeting, state: 'ready', source: 'pasted' };
const bookingWith = (meeting: Meeting) => ({ meeting }) as Booking;

describe('wishes for a meeting', () => {
  it('a moved meeting keeps its event', () => {
    expect(wantMovedMeeting(bookingWith(ready), 3, 0)).toMatchObject({
      state: 'wanted',
      forVersion: 2,
    });
  });

  it('a removed meeting comes back as another event', () => {
    const removed: Meeting = { ...ready, state: 'removed' };
    expect(wantMovedMeeting(bookingWith(removed), 7, 0)).toMatchObject({ forVersion: 7 });
  });

  it('a pasted link stays as it is when moved, and is gone at once when unwanted', () => {
    expect(wantMovedMeeting(bookingWith(pasted), 3, 0)).toBe(pasted);
    expect(unwantMeeting(pasted, 0).state).toBe('removed');
  });

  it('what may exist at Google is to be removed there, also when its making is unsure', () => {
    for (const state of ['wanted', 'ready', 'failed'] as const) {
      expect(unwantMeeting({ ...wantMeeting(2, 0), state }, 5)).toMatchObject({
        state: 'unwanted',
        forVersion: 2,
      });
    }
    expect(unwantMeeting(noMeeting, 5)).toBe(noMeeting);
  });
});
