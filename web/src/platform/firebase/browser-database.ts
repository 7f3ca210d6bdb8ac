/**
 * Watches IndexedDB. Safari may open a database and never answer, or lose it while the page is open; Firebase then
 * waits for ever. Every SDK goes on after a refusal, so a silent database refuses, except where it may hold a
 * signed-in person: a notice says so. Data path: the two patched methods -> `isDatabaseSilent` -> notice under the
 * header.
 */
import { rememberedPerson } from '../device/session-record';
import { createStore } from '../../store';

/** Where Firebase Auth keeps the person, and the keys it uses in localStorage instead. */
const AUTH_DATABASE = 'firebaseLocalStorageDb';
const AUTH_KEY_ELSEWHERE = 'firebase:authUser:';

/** Milliseconds until a database counts as silent. Firestore's clean-up transactions are slow. */
const PATIENCE_MS = { open: 2500, transaction: 8000, lost: 2500 };

const store = createStore(false);

export const isDatabaseSilent = store.get;
export const subscribeToDatabase = store.subscribe;

const silent = new Set<unknown>();
const refusing = new Set<string>();
let hasOpened = false;
let loss: ReturnType<typeof setTimeout> | undefined;

function isSilent(who: unknown, is: boolean): void {
  if (is) silent.add(who);
  else silent.delete(who);
  store.set(silent.size > 0);
}

/** A database failed after it had worked. The notice waits, since the SDKs try again. */
function lost(): void {
  loss ??= setTimeout(() => isSilent('lost', true), PATIENCE_MS.lost);
}

export const isDatabaseLost = (): boolean => loss !== undefined;

function works(): void {
  clearTimeout(loss);
  loss = undefined;
  isSilent('lost', false);
}

function expectAnswer(
  asked: EventTarget,
  answers: readonly string[],
  patienceMs: number,
  onLate: () => void,
): void {
  const timer = setTimeout(onLate, patienceMs);
  for (const answer of answers)
    asked.addEventListener(answer, () => {
      clearTimeout(timer);
      isSilent(asked, false);
    });
}

const refusal = () => new DOMException('The database does not answer.', 'InvalidStateError');

/** Ends a request that does not end by itself, and hides its later events. */
function refuse(request: IDBOpenDBRequest): void {
  Object.defineProperty(request, 'error', { value: refusal() });
  request.dispatchEvent(new Event('error'));
}

/** A page that cannot read who is signed in could sign in another person and lose the first. */
function mayKeepPerson(name: string): boolean {
  if (name !== AUTH_DATABASE || rememberedPerson() === null) return false;
  try {
    return !Object.keys(localStorage).some((key) => key.startsWith(AUTH_KEY_ELSEWHERE));
  } catch {
    return true;
  }
}

/** @param factory, database the prototypes whose methods are replaced */
export function guardDatabases(factory: IDBFactory, database: IDBDatabase): void {
  const plain = {
    open: Reflect.get(factory, 'open'),
    deleteDatabase: Reflect.get(factory, 'deleteDatabase'),
    transaction: Reflect.get(database, 'transaction'),
  };

  factory.open = function (this: IDBFactory, name, ...version) {
    if (refusing.has(name)) throw refusal();
    const request = plain.open.call(this, name, ...version);
    let isOver = false;
    request.addEventListener('success', (event) => {
      hasOpened = true;
      if (!isOver) return;
      event.stopImmediatePropagation();
      request.result.close();
    });
    request.addEventListener('error', () => {
      if (hasOpened && !isOver) lost();
    });
    expectAnswer(request, ['success', 'error', 'upgradeneeded'], PATIENCE_MS.open, () => {
      if (mayKeepPerson(name)) {
        isSilent(request, true);
        return;
      }
      isOver = true;
      refusing.add(name);
      refuse(request);
    });
    return request;
  };

  factory.deleteDatabase = function (this: IDBFactory, name) {
    const request = plain.deleteDatabase.call(this, name);
    // `blocked`: other tabs have been told to close the database.
    expectAnswer(request, ['success', 'error', 'blocked'], PATIENCE_MS.open, () => refuse(request));
    return request;
  };

  database.transaction = function (this: IDBDatabase, ...what) {
    let transaction;
    try {
      transaction = plain.transaction.apply(this, what);
    } catch (error) {
      lost();
      throw error;
    }
    transaction.addEventListener('complete', works);
    expectAnswer(transaction, ['complete', 'abort'], PATIENCE_MS.transaction, () =>
      isSilent(transaction, true),
    );
    return transaction;
  };
}

let guarded = false;

/** Calling again is free. */
export function guardDatabasesOfPage(): void {
  if (guarded || typeof IDBFactory === 'undefined') return;
  guarded = true;
  guardDatabases(IDBFactory.prototype, IDBDatabase.prototype);
}
