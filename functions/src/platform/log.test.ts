import { expect, it } from 'vitest';
import { describeError } from './log';

it('an error is told by class, code and frames, never by its message', () => {
  const error = Object.assign(new TypeError('Amina Hassan\n    at home, 0700 111 222'), {
    code: 9,
  });
  const described = describeError(error);
  expect(described).toMatchObject({ errorClass: 'TypeError', code: '9' });
  expect(described.stack_trace).toMatch(/^TypeError: 9\n\s+at .*log\.test\.ts:\d+:\d+/);
  expect(JSON.stringify(described)).not.toMatch(/Amina|0700|home/);
});

it('a thrown value that is no error, or has no frames, is logged by what it has', () => {
  expect(describeError('a text')).toEqual({ errorClass: 'string', code: '' });
  const bare = new Error('x');
  bare.stack = 'Error: x';
  expect(describeError(bare)).toEqual({ errorClass: 'Error', code: '' });
});
