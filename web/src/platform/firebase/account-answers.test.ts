import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountEndpoint, accountVerdict, guardAccountAnswers } from './account-answers';

const LOOKUP = 'https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=k';
const TOKEN = 'https://securetoken.googleapis.com/v1/token?key=k';
const WHOLE_LOOKUP = JSON.stringify({ users: [{ localId: 'amina' }] });
const WHOLE_TOKEN = JSON.stringify({ access_token: 'a', refresh_token: 'r', expires_in: '3600' });
const refusal = (message: string, status = 400) =>
  JSON.stringify({ error: { code: status, message } });

describe('the addresses that decide about a session', () => {
  it.each([
    [LOOKUP, 'lookup'],
    [TOKEN, 'token'],
    ['http://127.0.0.1:9099/securetoken.googleapis.com/v1/token?key=k', 'token'],
    ['https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k', null],
    ['https://tulia.example/connection.txt', null],
  ])('%s', (url, endpoint) => {
    expect(accountEndpoint(url)).toBe(endpoint);
  });
});

describe('the meaning of an answer', () => {
  it.each([
    'USER_DISABLED',
    'USER_NOT_FOUND',
    'TOKEN_EXPIRED',
    'INVALID_REFRESH_TOKEN',
    'INVALID_ID_TOKEN',
    'INVALID_ID_TOKEN : The token was revoked.',
  ])('%s ends the session', (code) => {
    expect(accountVerdict('token', 400, refusal(code))).toBe('over');
    expect(accountVerdict('lookup', 400, refusal(code))).toBe('over');
  });

  it.each([
    ['a fault that quotes a refusal', 500, refusal('USER_NOT_FOUND', 500)],
    ['too many questions of this account', 429, refusal('USER_DISABLED', 429)],
    ['a quota', 403, refusal('quotaExceeded', 403)],
    ['a key that is refused', 400, refusal('API key not valid. Please pass a valid API key.')],
    ['a page of a captive portal', 200, '<!doctype html><title>Wi-Fi</title>'],
    ['a page in place of a refusal', 400, '<!doctype html><title>Wi-Fi</title>'],
    ['an empty object', 200, '{}'],
    ['a list without anybody', 200, '{"users":[]}'],
    ['half a token', 200, '{"access_token":"a"}'],
  ])('%s says nothing about the account', (_what, status, body) => {
    expect(accountVerdict('lookup', status, body)).toBe('none');
    expect(accountVerdict('token', status, body)).toBe('none');
  });

  it('takes whole answers only', () => {
    expect(accountVerdict('lookup', 200, WHOLE_LOOKUP)).toBe('answer');
    expect(accountVerdict('token', 200, WHOLE_TOKEN)).toBe('answer');
    expect(accountVerdict('token', 200, WHOLE_LOOKUP)).toBe('none');
  });
});

describe('the guarded fetch', () => {
  const guard = { patienceMs: () => 5000, asked: vi.fn(), answered: vi.fn(), silent: vi.fn() };
  const counts = () => [guard.asked, guard.answered, guard.silent].map((f) => f.mock.calls.length);
  const guarded = (plain: typeof fetch) => guardAccountAnswers(plain, guard);
  const gives =
    (body: string, status = 200) =>
    () =>
      Promise.resolve(new Response(body, { status }));

  beforeEach(() => {
    vi.useFakeTimers();
    vi.clearAllMocks();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('hands a whole answer on', async () => {
    const answer = await guarded(gives(WHOLE_TOKEN))(TOKEN, { method: 'POST' });
    expect([answer.status, await answer.text()]).toEqual([200, WHOLE_TOKEN]);
    expect(counts()).toEqual([1, 1, 0]);
  });

  it('turns an answer that says nothing into a failed network', async () => {
    await expect(guarded(gives(refusal('x', 503), 503))(LOOKUP)).rejects.toThrow(TypeError);
    await expect(guarded(gives('<html>'))(TOKEN)).rejects.toThrow(TypeError);
    expect(counts()).toEqual([2, 0, 2]);
  });

  it('turns every refusal of the account into the one that the SDK obeys at any time', async () => {
    const answer = await guarded(gives(refusal('INVALID_REFRESH_TOKEN'), 400))(TOKEN);
    expect(await answer.json()).toEqual({ error: { code: 400, message: 'TOKEN_EXPIRED' } });
    expect(counts()).toEqual([1, 1, 0]);
  });

  const aborted = (signal: AbortSignal | null | undefined) =>
    new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });

  const silentAfterHead = (init?: RequestInit) =>
    Object.assign(new Response(), { text: () => aborted(init?.signal) });

  it.each<[string, typeof fetch]>([
    ['the head', (_, init) => aborted(init?.signal)],
    ['the body', (_, init) => Promise.resolve(silentAfterHead(init))],
  ])('waits no longer than its patience for %s', async (_, plain) => {
    const failed = expect(guarded(plain)(LOOKUP)).rejects.toThrow(TypeError);
    await vi.advanceTimersByTimeAsync(5000);
    await failed;
    expect(counts()).toEqual([1, 0, 1]);
  });

  it('lets everything else pass', async () => {
    const plain = vi.fn(gives('<html>', 503));
    const answer = await guarded(plain)('/connection.txt', { cache: 'no-store' });
    expect(answer.status).toBe(503);
    expect(plain).toHaveBeenCalledWith('/connection.txt', { cache: 'no-store' });
    expect(counts()).toEqual([0, 0, 0]);
  });
});
