/** Credentials that fail are noticed by the first STK push, and forgotten once an STK push is taken again. */
import type { AttemptFact } from '@tulia/domain/money/provider/attempt';
import type { PaymentProvider } from '@tulia/domain/money/provider/payment-provider';
import { mailPath } from '@tulia/domain/records/mail';
import { connectionPath, connections } from '@tulia/domain/records/watch/connection';
import { beforeEach, expect, it, vi } from 'vitest';
import { memory } from '../platform/testing/memory-database';
import { startStkPush } from './health';

vi.mock('../platform/app');
vi.mock('../platform/log');

const NOW = 1_800_000_000_000;
const problem = vi.fn(() => Promise.resolve<string | null>('not-authorised'));
const prompt = (fact: AttemptFact) => {
  const provider = { start: () => Promise.resolve(fact), problem } as unknown as PaymentProvider;
  const request = { attemptId: 'a', phone: '254712345678', amount: 3000, account: '7QF2M0XC' };
  return startStkPush(provider, request, { now: () => NOW });
};
const connection = () => connections.fromStored(memory.read(connectionPath('mpesa')) ?? {});
const REFUSED: AttemptFact = { kind: 'ended', end: 'refused' };

beforeEach(() => problem.mockClear());

it('the practice gets one email about refused credentials, until an STK push is accepted again', async () => {
  for (let count = 0; count < 2; count += 1) expect(await prompt(REFUSED)).toEqual(REFUSED);
  expect(connection()).toMatchObject({ problem: 'not-authorised', since: NOW, toldAt: NOW });
  expect(Object.keys(memory.all('mail'))).toHaveLength(1);
  expect(memory.read(mailPath(`connection_mpesa_${NOW}`))).toMatchObject({
    template: 'connection-lost',
    bookingId: null,
  });
  await prompt({ kind: 'accepted', reference: 'r' });
  expect(connection().problem).toBeNull();
});

it.each<AttemptFact>([{ kind: 'ended', end: 'cancelled' }, { kind: 'unclear' }])(
  'an end for a reason of the payer’s says nothing of the credentials: %j',
  async (fact) => {
    await prompt(fact);
    expect(problem).not.toHaveBeenCalled();
    expect(connection().problem).toBeNull();
  },
);
