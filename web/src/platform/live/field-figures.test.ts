import { parseInput } from '@tulia/domain/calls/call';
import { reportFigures } from '@tulia/domain/calls/practice/field-figures';
import { expect, it, vi } from 'vitest';
import { collector, connectionOf, fieldPageOf } from './field-figures';

const visit = { page: 'booking', device: 'phone', connection: '4g' } as const;

it('a visit tells once, of the last value of each figure, and of nothing else', () => {
  const send = vi.fn<(report: object) => Promise<void>>(() => Promise.resolve());
  const { measured, tell } = collector(visit, send);
  tell();
  expect(send).not.toHaveBeenCalled();
  measured('cls', 0.3);
  measured('cls', 0.02);
  measured('firstPick', 1_234.5);
  measured('lcp', 1e9);
  tell();
  measured('inp', 90);
  tell();
  expect(send.mock.calls).toEqual([
    [
      {
        ...visit,
        figures: [
          { figure: 'cls', value: 20 },
          { figure: 'firstPick', value: 1235 },
          { figure: 'lcp', value: 120_000 },
        ],
      },
    ],
  ]);
  expect(parseInput(reportFigures, send.mock.calls[0]?.[0])).toEqual(send.mock.calls[0]?.[0]);
});

it('a report that cannot be sent is no error of its own', async () => {
  const { measured, tell } = collector(visit, () => Promise.reject(new TypeError('offline')));
  measured('lcp', 800);
  tell();
  await Promise.resolve();
});

it.each([
  ['/', 'home'],
  ['/sw', 'home'],
  ['/sw/booking', 'booking'],
  ['/booking/', 'booking'],
  ['/articles/grief', 'other'],
  ['/admin/clients/abc', 'staff'],
  ['/staffing', 'other'],
])('%s is told as %s', (pathname, page) => {
  expect(fieldPageOf(pathname)).toBe(page);
});

it('a connection is one of three classes', () => {
  const classes = ['4g', '3g', '5g', undefined].map(connectionOf);
  expect(classes).toEqual(['4g', '3g', 'unknown', 'unknown']);
});
