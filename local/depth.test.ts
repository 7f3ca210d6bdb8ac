import { expect, it } from 'vitest';
import { depth } from './depth';

it('a run without a word takes a part, and one that is told to be deep takes all', () => {
  expect(depth({}).oneRunIn).toBeGreaterThan(1);
  expect(depth({ TULIA_DEPTH: 'deep' })).toMatchObject({ oneRunIn: 1, oneMutantIn: 1 });
});

it('what is less deep tries less of everything', () => {
  const [quick, usual, deep] = ['quick', 'usual', 'deep'].map((name) =>
    depth({ TULIA_DEPTH: name }),
  );
  for (const [less, more] of [
    [quick!, usual!],
    [usual!, deep!],
  ] as const) {
    expect(less.oneRunIn).toBeGreaterThan(more.oneRunIn);
    expect(less.oneMutantIn).toBeGreaterThan(more.oneMutantIn);
  }
});

it('a depth that does not exist is refused', () => {
  expect(() => depth({ TULIA_DEPTH: 'deeper' })).toThrow('none of quick, usual, deep');
});
