/** What the answer to a question about a prompt means: it has ended only where that is known. */
import { expect, it, vi } from 'vitest';
import { askDaraja } from './client';
import { darajaProvider } from './provider';

vi.mock(import('./client'), async (original) => ({ ...(await original()), askDaraja: vi.fn() }));

const provider = darajaProvider({
  rootUrl: 'http://daraja.test/',
  shortCode: '174379',
  till: null,
  nominatedNumber: '254700000000',
  key: 'k',
  secret: 's',
  passkey: 'p',
  webhook: 'http://tulia.test/secret',
  webhookSecret: 'secret',
});
const said = (ResultCode: unknown, ResultDesc: string) => ({
  ResponseCode: '0',
  ResultCode,
  ResultDesc,
});

it.each([
  ['4999', said('4999', 'The transaction is still under processing'), { kind: 'open' }],
  ['4999 as a number', said(4999, 'The transaction is still under processing'), { kind: 'open' }],
  [
    'that it is processing, under the code of an end',
    said('1037', 'The transaction is still under processing'),
    { kind: 'open' },
  ],
  [
    'a code that nobody knows',
    said('8006', 'The security credential is locked.'),
    { kind: 'open' },
  ],
  [
    'an error',
    { errorCode: '500.001.1001', errorMessage: 'The transaction is being processed' },
    { kind: 'open' },
  ],
  [
    'that it was cancelled',
    said('1032', 'Request cancelled by user'),
    { kind: 'ended', end: 'cancelled' },
  ],
  [
    'that it was paid',
    said('0', 'The service request is processed successfully.'),
    { kind: 'paid', code: null },
  ],
])('a prompt of which it says %s', async (_, fields, fact) => {
  vi.mocked(askDaraja).mockResolvedValue({ status: 200, fields });
  expect(await provider.query('ws_CO_1')).toEqual(fact);
});
