import { expect, it } from 'vitest';
import type { Refusal } from '../refusal';
import { nextNote } from './note';

const first = { text: 'Safety plan discussed.', version: 1, updatedAt: 5, updatedBy: 'Njeri' };

it('counts on from what was seen, and trims', () => {
  expect(nextNote(null, { text: ' Safety plan discussed. ', version: 0 }, 'Njeri', 5)).toEqual(
    first,
  );
  expect(nextNote(first, { text: '', version: 1 }, 'Otieno', 6)).toEqual({
    ...{ text: '', version: 2, updatedAt: 6, updatedBy: 'Otieno' },
  });
});

it('never overwrites what was not seen, and says who wrote it', () => {
  try {
    nextNote(first, { text: 'Asked for an invoice.', version: 0 }, 'Otieno', 6);
    expect.unreachable();
  } catch (error) {
    expect((error as Refusal).code).toBe('note-changed');
    expect((error as Refusal).details).toEqual({ version: 1, by: 'Njeri' });
  }
});

it('the same text again changes nothing, whatever was seen', () => {
  expect(nextNote(first, { text: first.text, version: 0 }, 'Otieno', 6)).toBeNull();
  expect(nextNote(null, { text: ' ', version: 0 }, 'Otieno', 6)).toBeNull();
});
