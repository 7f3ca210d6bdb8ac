import { Refusal } from '@tulia/domain/refusal';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendMessage } from '@tulia/domain/calls/practice/send-message';
import { call, callAt, refusalOf, warmCalls } from './call';

const sent = vi.hoisted(() => vi.fn());
const settings = vi.hoisted(() => vi.fn());
vi.mock('../firebase/app', () => ({ loadApp: () => Promise.resolve({ name: 'the site' }) }));
vi.mock('../firebase/app-check', () => ({ proveSite: () => Promise.resolve() }));
vi.mock('../firebase/functions-sdk', () => ({
  connectFunctionsEmulator: () => undefined,
  getFunctions: (app: unknown) => app,
  httpsCallable: (app: unknown, _name: string, options: unknown) => (input: unknown) => {
    settings(options);
    return sent(input, app) as unknown;
  },
}));

afterEach(() => vi.restoreAllMocks());

it('a call without a connection is refused at once', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const sent = call(sendMessage, {} as never);
  await expect(sent).rejects.toMatchObject({ code: 'offline' });
});

describe('a call that the server is too busy for', () => {
  const busy = { code: 'functions/aborted', details: { code: 'busy', details: {} } };
  const answersOf = (...answers: (object | string)[]) => {
    for (const each of answers) {
      if (typeof each === 'string') sent.mockResolvedValueOnce({ data: each });
      else sent.mockRejectedValueOnce(each);
    }
    const called = call(sendMessage, { requestId: 'one' } as never);
    called.catch(() => undefined);
    return called;
  };
  beforeEach(async () => {
    sent.mockReset();
    warmCalls();
    await vi.dynamicImportSettled();
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it('is sent again unchanged', async () => {
    const called = answersOf(busy, busy, 'done');
    await vi.runAllTimersAsync();
    expect(await called).toBe('done');
    expect(sent.mock.calls).toEqual(Array(3).fill([{ requestId: 'one' }, { name: 'the site' }]));
  });

  it('is refused when the server stays busy, and no other refused call is sent twice', async () => {
    const called = answersOf(busy, busy, busy);
    await vi.runAllTimersAsync();
    await expect(called).rejects.toMatchObject({ code: 'busy' });
    expect(sent).toHaveBeenCalledTimes(3);
    sent.mockReset();
    const refused = answersOf({ code: 'x', details: { code: 'slot-taken', details: {} } });
    await vi.runAllTimersAsync();
    await expect(refused).rejects.toMatchObject({ code: 'slot-taken' });
    expect(sent).toHaveBeenCalledOnce();
  });
});

it('a call as the person of another app goes out from that app', async () => {
  const app = { name: 'sign-up' };
  sent.mockReset().mockResolvedValueOnce({ data: 'done' });
  expect(await callAt(app as never, sendMessage, {} as never)).toBe('done');
  expect(sent.mock.calls).toEqual([[{}, app]]);
});

it('an answer is waited for as long as the caller says, and twenty seconds without a word', async () => {
  sent.mockReset().mockResolvedValue({ data: 'done' });
  await call(sendMessage, {} as never);
  expect(settings).toHaveBeenLastCalledWith({ timeout: 20_000 });
  await call(sendMessage, {} as never, 5000);
  expect(settings).toHaveBeenLastCalledWith({ timeout: 5000 });
});

it('the refusal that the server threw is rebuilt', () => {
  const details = { code: 'too-late-to-move', details: { cutoffHours: 6 } };
  const refusal = refusalOf({ code: 'functions/failed-precondition', details }, true);
  expect(refusal).toEqual(new Refusal('too-late-to-move', { cutoffHours: 6 }));
});

it.each([
  [{ code: 'functions/deadline-exceeded' }, true, 'timeout'],
  [{ code: 'functions/unauthenticated' }, true, 'signed-out'],
  [{ code: 'functions/permission-denied' }, true, 'forbidden'],
  [{ code: 'functions/internal' }, true, 'internal'],
  [{ code: 'functions/internal' }, false, 'timeout'],
  [new TypeError('failed'), false, 'offline'],
  [{ code: 'x', details: { code: 'no-such-refusal' } }, true, 'internal'],
  [new TypeError('failed'), true, 'internal'],
  [undefined, true, 'internal'],
])('%o (online: %s) becomes %s', (error, online, code) => {
  expect(refusalOf(error, online).code).toBe(code);
});
