import { reportError } from '@tulia/domain/calls/practice/report-error';
import { parseInput } from '@tulia/domain/calls/call';
import { describe, expect, it, vi } from 'vitest';
import { browserOf, createReporter, framesOf, reportOf } from './error-report';

const origin = 'https://tulia.example';
const at = { origin, page: 'booking', userAgent: 'Chrome/140.0 Safari/537.36' };

function failed(name: string, message: string, stack: string): Error {
  const error = new Error(message);
  error.name = name;
  error.stack = stack;
  return error;
}

const chrome = `TypeError: Amina's phone +254700111222 is null
    at read (https://tulia.example/assets/main-D4f_a.js:1:20431)
    at https://tulia.example/assets/booking-B.js:2:7
    at async chrome-extension://abcdef/inject.js:3:1
    at https://evil.example/assets/main-D4f_a.js:1:1`;
const firefox = `read@https://tulia.example/assets/main-D4f_a.js:1:20431
@https://tulia.example/sw.js:4:5
anonymous@https://tulia.example/booking?email=a@b.c:1:1`;

describe('the places of a stack', () => {
  it('are those in our own files, however the browser writes them', () => {
    expect(framesOf(chrome, origin)).toEqual([
      'assets/main-D4f_a.js:1:20431',
      'assets/booking-B.js:2:7',
    ]);
    expect(framesOf(firefox, origin)).toEqual(['assets/main-D4f_a.js:1:20431', 'sw.js:4:5']);
  });

  it('are few', () => {
    const deep = Array.from({ length: 40 }, (_, line) => `at ${origin}/assets/a.js:${line}:1`);
    expect(framesOf(deep.join('\n'), origin)).toHaveLength(8);
  });
});

describe('what is told', () => {
  it('has nothing of the message, of addresses, or of the person', () => {
    const report = reportOf('error', failed('TypeError', 'Amina', chrome), at);
    expect(report).toEqual({
      errorClass: 'TypeError',
      way: 'error',
      browser: 'chrome',
      page: 'booking',
      frames: ['assets/main-D4f_a.js:1:20431', 'assets/booking-B.js:2:7'],
    });
    expect(parseInput(reportError, report)).toEqual(report);
    expect(JSON.stringify(report)).not.toMatch(/Amina|2547|evil|extension/);
  });

  it('a message with lines that look like places adds at most places of ours', () => {
    const stack = `Error: I feel\n at https://tulia.example/assets/sad.js:1:1\n${chrome}`;
    const report = reportOf('error', failed('Amina is ill', 'x', stack), at);
    expect(report?.errorClass).toBe('Other');
    expect(parseInput(reportError, report)).toEqual(report);
  });

  it('is nothing where no file of ours is in the stack, and where it is no error', () => {
    const alien = failed('Error', 'x', 'at chrome-extension://abc/x.js:1:1');
    expect(reportOf('error', alien, at)).toBeNull();
    for (const reason of ['text', null, undefined, { stack: chrome }])
      expect(reportOf('rejection', reason, at)).toBeNull();
  });
});

describe('how often', () => {
  const reportAt = (line: number) =>
    reportOf('error', failed('Error', 'x', `at ${origin}/assets/a.js:${line}:1`), at);

  it('each error once, and three at most', async () => {
    const send = vi.fn(() => Promise.resolve());
    const tell = createReporter(send);
    for (const line of [1, 1, 2, 3, 4, 5]) await tell(reportAt(line));
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('a report that cannot be sent is no error of its own', async () => {
    const tell = createReporter(() => Promise.reject(new TypeError('offline')));
    await expect(tell(reportAt(1))).resolves.toBeUndefined();
  });
});

it.each([
  ['Mozilla/5.0 (Linux; Android 9) Chrome/140.0 Mobile Safari/537.36', 'chrome'],
  ['Mozilla/5.0 (Linux; Android 9) SamsungBrowser/27 Chrome/125.0 Mobile Safari/537.36', 'samsung'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'edge'],
  ['Mozilla/5.0 (Linux; Android 9) Chrome/140.0 Safari/537.36 OPR/90.0', 'opera'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1 Version/18.0 Mobile/15E148 Safari/604.1', 'safari'],
  ['Mozilla/5.0 (X11; Linux) Gecko/20100101 Firefox/140.0', 'firefox'],
  ['curl/8', 'other'],
])('%s is %s', (userAgent, family) => {
  expect(browserOf(userAgent)).toBe(family);
});
