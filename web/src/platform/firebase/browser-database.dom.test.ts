import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberPerson } from '../device/session-record';

const AUTH = 'firebaseLocalStorageDb';

/** A database of a browser that answers nothing by itself. */
async function silentBrowser() {
  vi.resetModules();
  const watch = await import('./browser-database');
  const closed = vi.fn();
  const made: EventTarget[] = [];
  const ask = () => {
    const request = Object.assign(new EventTarget(), { result: { close: closed } });
    made.push(request);
    return request;
  };
  const factory = { open: ask, deleteDatabase: ask } as unknown as IDBFactory;
  const transaction = vi.fn(ask);
  const database = { transaction } as unknown as IDBDatabase;
  watch.guardDatabases(factory, database);
  return { watch, factory, database, transaction, closed, made };
}

function outcome(request: IDBOpenDBRequest): { of: string | null } {
  const seen = { of: null as string | null };
  request.addEventListener('error', () => (seen.of = request.error?.name ?? ''));
  request.addEventListener('success', () => (seen.of = 'success'));
  return seen;
}

const answer = (asked: EventTarget, type: string) => asked.dispatchEvent(new Event(type));

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('a database that does not answer refuses within three seconds, and at once from then on', async () => {
  const { watch, factory, closed, made } = await silentBrowser();
  const seen = outcome(factory.open(AUTH, 1));
  vi.advanceTimersByTime(2000);
  expect(seen.of).toBeNull();
  vi.advanceTimersByTime(1000);
  expect(seen.of).toBe('InvalidStateError');
  expect(() => factory.open(AUTH, 1)).toThrow(DOMException);
  expect(watch.isDatabaseSilent()).toBe(false);

  // What it answers after all reaches nobody, and holds nothing.
  made.forEach((request) => answer(request, 'success'));
  expect(seen.of).toBe('InvalidStateError');
  expect(closed).toHaveBeenCalledOnce();
});

it('a database that answers is left alone, and so is one that a first visit builds', async () => {
  const { watch, factory, made } = await silentBrowser();
  const seen = [factory.open(AUTH, 1), factory.open('other', 2)].map(outcome);
  made.forEach((request, at) => answer(request, at === 0 ? 'success' : 'upgradeneeded'));
  vi.advanceTimersByTime(60_000);
  expect(seen).toEqual([{ of: 'success' }, { of: null }]);
  expect(watch.isDatabaseSilent()).toBe(false);
});

it('a silent database that may hold the signed-in person makes a notice, unless the person is stored elsewhere', async () => {
  rememberPerson({ uid: 'amina', role: 'client' });
  const { watch, factory, made } = await silentBrowser();
  const seen = [factory.open(AUTH, 1), factory.open('firestore/x')].map(outcome);
  vi.advanceTimersByTime(3000);
  expect(seen).toEqual([{ of: null }, { of: 'InvalidStateError' }]);
  expect(watch.isDatabaseSilent()).toBe(true);
  made.forEach((request) => answer(request, 'success'));
  expect(seen[0]).toEqual({ of: 'success' });
  expect(watch.isDatabaseSilent()).toBe(false);

  localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}');
  const other = outcome(factory.open(AUTH, 1));
  vi.advanceTimersByTime(3000);
  expect(other.of).toBe('InvalidStateError');
});

it('a database that stops answering makes a notice until it answers', async () => {
  const { watch, database, made } = await silentBrowser();
  database.transaction('x');
  vi.advanceTimersByTime(7000);
  expect(watch.isDatabaseSilent()).toBe(false);
  vi.advanceTimersByTime(2000);
  expect(watch.isDatabaseSilent()).toBe(true);
  made.forEach((transaction) => answer(transaction, 'complete'));
  expect(watch.isDatabaseSilent()).toBe(false);
});

it('a lost database makes a notice when trying again has failed', async () => {
  const { watch, factory, database, transaction, made } = await silentBrowser();
  factory.open(AUTH, 1);
  made.forEach((request) => answer(request, 'success'));
  answer(factory.open(AUTH, 1), 'error');
  vi.advanceTimersByTime(1000);
  answer(database.transaction('x'), 'complete');
  vi.advanceTimersByTime(5000);
  expect(watch.isDatabaseSilent()).toBe(false);

  transaction.mockImplementationOnce(() => {
    throw new DOMException('The database connection is closing.', 'InvalidStateError');
  });
  expect(() => database.transaction('x')).toThrow(DOMException);
  vi.advanceTimersByTime(3000);
  expect(watch.isDatabaseSilent()).toBe(true);
  answer(database.transaction('x'), 'complete');
  expect(watch.isDatabaseSilent()).toBe(false);
});

it('the deletion of a silent database ends, and waits for other tabs that hold it', async () => {
  const { factory } = await silentBrowser();
  const [silent, held] = [factory.deleteDatabase('a'), factory.deleteDatabase('b')];
  const seen = [silent, held].map(outcome);
  answer(held, 'blocked');
  vi.advanceTimersByTime(3000);
  expect(seen).toEqual([{ of: 'InvalidStateError' }, { of: null }]);
});
