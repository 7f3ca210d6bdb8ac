/** The writes that a batch and a transaction have in common. */
import type {
  DocumentData,
  DocumentReference,
  SetOptions,
  Transaction,
  WriteBatch,
} from 'firebase-admin/firestore';

export interface Writer {
  create(ref: DocumentReference, data: DocumentData): unknown;
  set(ref: DocumentReference, data: DocumentData, options?: SetOptions): unknown;
  update(ref: DocumentReference, data: DocumentData): unknown;
  delete(ref: DocumentReference): unknown;
}

export const writerOf = (commit: Transaction | WriteBatch): Writer => commit;

/** gRPC status codes. */
const INVALID_ARGUMENT = 3;
const DEADLINE_EXCEEDED = 4;
const ALREADY_EXISTS = 6;
const ABORTED = 10;
const UNAVAILABLE = 14;

export function isAlreadyExists(error: unknown): boolean {
  return codeOf(error) === ALREADY_EXISTS;
}

/** A transaction wrote nothing: other writers used up its attempts, or it waited for them until it expired. */
export function isContended(error: unknown): boolean {
  const code = codeOf(error);
  // Firestore and its emulator report an expired transaction as an invalid argument, in different words.
  if (code === INVALID_ARGUMENT) return /transaction (has expired|is invalid)/i.test(String(error));
  return code === ABORTED;
}

/** As `isContended`, or the answer of a transaction was lost: the caller must read whether it was committed. */
export function isOutcomeUnknown(error: unknown): boolean {
  const code = codeOf(error);
  return isContended(error) || code === DEADLINE_EXCEEDED || code === UNAVAILABLE;
}

/** Repeats a contended transaction once, for a counter that every transaction of a kind writes. */
export async function tryLonger<T>(transact: () => Promise<T>): Promise<T> {
  try {
    return await transact();
  } catch (error) {
    if (!isContended(error)) throw error;
    return transact();
  }
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
}
