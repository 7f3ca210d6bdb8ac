import { expect, it, vi } from 'vitest';
import { describeError, logFigure } from './log';

it('a figure of a visit is one line of JSON, with no more than its fields', () => {
  const fields = { page: 'home', device: 'phone', connection: '4g', figure: 'lcp' } as const;
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  logFigure('visit measured', { ...fields, value: 800 });
  const lines = print.mock.calls;
  print.mockRestore();
  expect(lines.map(([line]) => JSON.parse(String(line)) as unknown)).toEqual([
    { severity: 'INFO', message: 'visit measured', ...fields, value: 800 },
  ]);
});

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
