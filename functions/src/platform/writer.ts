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
const ALREADY_EXISTS = 6;
const ABORTED = 10;

export function isAlreadyExists(error: unknown): boolean {
  return codeOf(error) === ALREADY_EXISTS;
}

/** Others wrote the same documents until the attempts ran out: nothing of this commit was written. */
export function isContended(error: unknown): boolean {
  return codeOf(error) === ABORTED;
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
}
