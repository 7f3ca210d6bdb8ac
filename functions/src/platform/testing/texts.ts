/** The practice's account for texts, and a client's number, in the memory of a test. */
import type { MessageProvider } from '@tulia/domain/practice/message-provider';
import * as numbers from '@tulia/domain/records/texting/text-number';
import { TEXT_NUMBER } from '@tulia/domain/testing/text-provider';
import { vi } from 'vitest';
import type { TextAccount } from '../../messages/account';
import { memory } from './memory-database';

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

/** Stands in for `messages/account`: `sendText` sends, and a test says which account `textAccount` reads. */
export async function withSendText(
  original: () => Promise<typeof import('../../messages/account')>,
) {
  const real = await original();
  const providerOf = (account: TextAccount) => ({ ...real.providerOf(account), send: sendText });
  return { ...real, textAccount: vi.fn(), providerOf };
}

/** Amina has proved her number. */
export function putTextNumber(change: Partial<numbers.TextNumber> = {}): void {
  const proved = { number: TEXT_NUMBER, provedAt: 1, stoppedAt: null, sent: null, ...change };
  memory.put(numbers.textNumberPath('amina'), numbers.textNumbers.toStored(proved));
}

export const storedTextNumber = (uid = 'amina'): numbers.TextNumber =>
  numbers.textNumbers.fromStored(memory.read(numbers.textNumberPath(uid)) ?? {});
