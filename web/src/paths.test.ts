import { DAY_STEPS } from '@tulia/domain/slot/granule';
import { isStartTime } from '@tulia/domain/slot/start-times';
import { expect, test } from 'vitest';
import { bookingChoiceOf } from './paths';

test('the address of the booking page chooses the times at which sessions begin, and no other', () => {
  for (const time of DAY_STEPS) {
    const query = new URLSearchParams({ day: '2026-11-24', time });
    expect(bookingChoiceOf(query).time, time).toBe(isStartTime(time) ? time : '');
  }
});
