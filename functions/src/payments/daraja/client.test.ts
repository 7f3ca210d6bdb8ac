/** What an answer without JSON means: wrong keys, or nothing that can be known. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { askDaraja, NoAnswer, NotAuthorised, tokenOf } from './client';
import type { DarajaSettings } from './settings';

/** A key of its own for each test: a token outlives it. */
const withKey = (key: string) => ({ rootUrl: 'http://daraja.test/', key }) as DarajaSettings;
const answers = (...all: Response[]) => {
  vi.stubGlobal(
    'fetch',
    vi.fn().mockImplementation(() => Promise.resolve(all.shift())),
  );
};
const empty = (status: number) => new Response('', { status });
const token = () => Response.json({ access_token: 't', expires_in: '3599' });
afterEach(() => vi.unstubAllGlobals());

describe('the address for tokens', () => {
  it.each([
    ...[400, 401, 403].map((status) => [status, empty(status), NotAuthorised] as const),
    ...[404, 429, 500, 503, 200].map((status) => [status, empty(status), NoAnswer] as const),
    ['keys refused in JSON', Response.json({}, { status: 400 }), NotAuthorised],
    ['the page of a gateway', new Response('<html>', { status: 502 }), NoAnswer],
  ] as const)('answers %s', async (what, answer, meaning) => {
    answers(answer);
    await expect(tokenOf(withKey(String(what)))).rejects.toBeInstanceOf(meaning);
  });
});

describe('a request', () => {
  const ask = (key: string, answer: Response) => {
    answers(token(), answer);
    return askDaraja(withKey(key), 'mpesa/stkpush/v1/processrequest', {});
  };

  it('that is refused without a body was refused', async () => {
    expect(await ask('refused', empty(404))).toEqual({ status: 404, fields: {} });
  });

  it.each([200, 500])('answered %i without JSON may have been carried out', async (status) => {
    await expect(ask(`unknown-${status}`, new Response('{"Resp', { status }))).rejects.toThrow(
      NoAnswer,
    );
  });

  it('whose token has expired is sent once more with another, and no third time', async () => {
    const isOver = () => Response.json({ errorCode: '404.001.03' }, { status: 401 });
    const asked = () => askDaraja(withKey('expired'), 'mpesa/stkpush/v1/processrequest', {});
    answers(token(), isOver(), token(), Response.json({ ResponseCode: '0' }));
    expect(await asked()).toEqual({ status: 200, fields: { ResponseCode: '0' } });
    answers(isOver(), token(), isOver());
    await expect(asked()).rejects.toBeInstanceOf(NotAuthorised);
  });
});
