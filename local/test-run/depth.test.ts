import { expect, it } from 'vitest';
import { depth } from './depth';

it('an ordinary run tries a part, and a deep run all', () => {
  expect(depth({}).oneRunIn).toBeGreaterThan(1);
  expect(depth({ TULIA_DEPTH: 'deep' })).toMatchObject({ oneRunIn: 1, oneMutantIn: 1 });
});
