/** Values that look random and are the same in every seed, since they come from a name. */
import { createHash } from 'node:crypto';
import { REFERENCE_BYTES, referenceNumber } from '@tulia/domain/booking/reference-number';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

export const idFor = (name: string) => digest(name).toString('hex').slice(0, 20);

/** The id of a client, as the product derives it (`functions/src/people/clients.ts`): 160 bits in base32hex. */
export function clientIdFor(kind: 'account' | 'address' | 'guest', value: string): string {
  const bits = digest(JSON.stringify(['client', kind, value])).subarray(0, 20);
  return BigInt(`0x${bits.toString('hex')}`)
    .toString(32)
    .padStart(32, '0');
}

export const referenceFor = (name: string) =>
  referenceNumber(digest(`reference ${name}`).subarray(0, REFERENCE_BYTES));

export function meetingLinkFor(name: string): string {
  const letters = [...digest(`meeting ${name}`).subarray(0, 10)].map((byte) =>
    String.fromCharCode(97 + (byte % 26)),
  );
  const part = (from: number, to: number): string => letters.slice(from, to).join('');
  return `https://meet.google.com/${part(0, 3)}-${part(3, 7)}-${part(7, 10)}`;
}
