/** The practice's account for texts, and a client's number, in the memory of a test. */
import type { MessageProvider } from '@tulia/domain/practice/message-provider';
import * as numbers from '@tulia/domain/records/texting/text-number';
import { vi } from 'vitest';
import type { Credentials } from '../credentials';
import { memory } from './memory-database';

type TextAccount = Credentials['texts'];

export const QUIET = { quietFrom: '21:00', quietUntil: '07:00' };

export const TEXT_ACCOUNT: TextAccount = {
  ...QUIET,
  username: 'tulia',
  apiKey: 'key',
  senderId: '',
  webhookSecret: '0123456789abcdef0123456789abcdef',
  ceiling: 500,
};

export const sendText = vi.fn<MessageProvider['send']>();

interface Provides {
  providerOf: (account: TextAccount) => MessageProvider;
}

/** Stands in for `messages/account`: `sendText` sends, and a test says which account `textAccount` reads. */
export async function withSendText<Real extends Provides>(original: () => Promise<Real>) {
  const real = await original();
  const providerOf = (account: TextAccount) => ({ ...real.providerOf(account), send: sendText });
  return { ...real, textAccount: vi.fn(), providerOf };
}

/** Amina has proved her number. */
export function putTextNumber(change: Partial<numbers.TextNumber> = {}): void {
  const proved = { number: '254712345678', provedAt: 1, stoppedAt: null, sent: null, ...change };
  memory.put(numbers.textNumberPath('amina'), numbers.textNumbers.toStored(proved));
}

export const storedTextNumber = (uid = 'amina'): numbers.TextNumber =>
  numbers.textNumbers.fromStored(memory.read(numbers.textNumberPath(uid)) ?? {});
