/** Adds writes that the domain decided to a commit. It reads nothing. */
import type { Data, Write } from '@tulia/domain/records/booking-writes';
import { FieldValue } from 'firebase-admin/firestore';
import { db } from './app';
import type { Writer } from './writer';

export function carryOut(writer: Writer, writes: readonly Write[]): void {
  for (const write of writes) {
    const ref = db().doc(write.path);
    if (write.kind === 'delete') writer.delete(ref);
    else if (write.kind === 'add') writer.set(ref, increments(write.data), { merge: true });
    else writer[write.kind](ref, write.data);
  }
}

const increments = (data: Data): Data =>
  Object.fromEntries(Object.entries(data).map(([key, value]) => [key, increment(value)]));

function increment(value: unknown): unknown {
  if (typeof value === 'number') return FieldValue.increment(value);
  return typeof value === 'object' && value !== null ? increments(value as Data) : value;
}
