import { expect, it } from 'vitest';
import { depth } from './depth';

it('a run without a word takes a part, and one that is told to be deep takes all', () => {
  expect(depth({}).oneRunIn).toBeGreaterThan(1);
  expect(depth({ TULIA_DEPTH: 'deep' })).toMatchObject({ oneRunIn: 1, oneMutantIn: 1 });
});
