import { Refusal } from '@tulia/domain/refusal';
import { toInstant } from '@tulia/domain/time/practice-time';
import { expect, it } from 'vitest';
import { clashText, refusalText } from './refusal-text';

const offer = { reason: 'offered', offeredUntil: toInstant('2026-11-23', '09:20') };

it('a time that is offered to a client who waits says until when, alone and in a series', () => {
  const refusal = new Refusal('slot-unavailable', { ...offer, freeTimes: [] });
  expect(refusalText(refusal, 'en')).toContain('held for a client who waits, until 09:20');
  const clash = { date: '2026-11-26', time: '10:00', ...offer };
  expect(clashText(clash, 'en')).toBe(
    '26 Nov 2026, 10:00: held for a client who waits, until 09:20',
  );
});
