/** The practice's account for texts, and a client's number, in the memory of a test. */
import {
  textNumberPath,
  textNumbers,
  type TextNumber,
} from '@tulia/domain/records/texting/text-number';
import { memory } from './memory-database';

export const QUIET = { quietFrom: '21:00', quietUntil: '07:00' };

export const TEXT_ACCOUNT = {
  ...QUIET,
  username: 'tulia',
  apiKey: 'key',
  senderId: '',
  webhookSecret: '0123456789abcdef0123456789abcdef',
  ceiling: 500,
};

/** Amina has proved her number. */
export function putTextNumber(change: Partial<TextNumber> = {}): void {
  const proved = { number: '254712345678', provedAt: 1, stoppedAt: null, sent: null, ...change };
  memory.put(textNumberPath('amina'), textNumbers.toStored(proved));
}

export const storedTextNumber = (uid = 'amina'): TextNumber =>
  textNumbers.fromStored(memory.read(textNumberPath(uid)) ?? {});
