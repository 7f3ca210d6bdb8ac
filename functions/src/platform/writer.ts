/** What a batch and a transaction have in common: writes that become one commit. */
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

export function writerOf(commit: Transaction | WriteBatch): Writer {
  const set = commit.set.bind(commit) as (
    ref: DocumentReference,
    data: DocumentData,
    options?: SetOptions,
  ) => unknown;
  const update = commit.update.bind(commit) as (
    ref: DocumentReference,
    data: DocumentData,
  ) => unknown;
  return {
    create: (ref, data) => commit.create(ref, data),
    set: (ref, data, options) => (options === undefined ? set(ref, data) : set(ref, data, options)),
    update,
    delete: (ref) => commit.delete(ref),
  };
}

/** gRPC status codes that this product tells apart. */
const INVALID_ARGUMENT = 3;
const DEADLINE_EXCEEDED = 4;
const ALREADY_EXISTS = 6;
const ABORTED = 10;
const UNAVAILABLE = 14;

export function isAlreadyExists(error: unknown): boolean {
  return codeOf(error) === ALREADY_EXISTS;
}

/**
 * Others wrote the same documents until the attempts of a transaction ran out, or it waited for them until it
 * expired: it wrote nothing.
 */
export function isContended(error: unknown): boolean {
  const code = codeOf(error);
  // Firestore calls a transaction that has expired an invalid argument; its emulator does so in words of its own.
  if (code === INVALID_ARGUMENT) return /transaction (has expired|is invalid)/i.test(String(error));
  return code === ABORTED;
}

/** The same, or the answer of a transaction was lost: whether its commit stands is found out by reading. */
export function isOutcomeUnknown(error: unknown): boolean {
  const code = codeOf(error);
  return isContended(error) || code === DEADLINE_EXCEEDED || code === UNAVAILABLE;
}

/**
 * For a document that every transaction of a kind counts on. Firestore waits longer before each attempt, so a
 * second round is worth more than further attempts of the first, and both end before the caller gives up waiting.
 */
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
