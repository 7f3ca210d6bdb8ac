import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearFirestoreCache, endFirestore, loadFirestore, reconnectFirestore } from './firestore';
import { rememberOwnDevice } from '../device/own-device';
import { rememberPerson } from '../device/session-record';

const sdk = vi.hoisted(() => ({
  initializeFirestore: vi.fn((_app: unknown, settings: object) => settings),
  memoryLocalCache: () => 'memory',
  persistentLocalCache: () => 'persistent',
  persistentMultipleTabManager: () => 'tabs',
  terminate: vi.fn(() => Promise.resolve()),
  clearIndexedDbPersistence: vi.fn(() => Promise.resolve()),
  setLogLevel: () => undefined,
  disableNetwork: vi.fn(() => Promise.resolve()),
  enableNetwork: vi.fn(() => Promise.resolve()),
}));
vi.mock('./firestore-sdk', () => sdk);
vi.mock('./app', () => ({ loadApp: () => Promise.resolve({}) }));
vi.mock('./config', () => ({ emulators: () => null, databaseId: () => '(default)' }));

const cacheOf = async () =>
  ((await loadFirestore()).db as unknown as { localCache: string }).localCache;

beforeEach(() => {
  rememberOwnDevice(false);
});
afterEach(async () => {
  await endFirestore();
  vi.clearAllMocks();
});

it('keeps nothing for a visitor, nor for a client on an unknown device', async () => {
  expect(await cacheOf()).toBe('memory');
  rememberPerson({ uid: 'a', role: 'client' });
  expect(await cacheOf()).toBe('memory');
});

it.each([
  ['client', 'persistent'],
  ['receptionist', 'memory'],
  ['therapist', 'memory'],
  ['admin', 'memory'],
  ['super_admin', 'memory'],
] as const)('on an own device of a %s it has a cache that is %s', async (role, cache) => {
  rememberPerson({ uid: 'a', role });
  rememberOwnDevice(true);
  expect(await cacheOf()).toBe(cache);
  expect((await loadFirestore()).isKept).toBe(cache === 'persistent');
});

it('Firestore connects anew only if it has been started', async () => {
  await reconnectFirestore();
  expect(sdk.disableNetwork).not.toHaveBeenCalled();
  await loadFirestore();
  await reconnectFirestore();
  expect(sdk.disableNetwork).toHaveBeenCalledOnce();
  expect(sdk.enableNetwork).toHaveBeenCalledOnce();
});

it('Firestore ends its memory before it starts the cache that keeps data', async () => {
  await loadFirestore();
  rememberPerson({ uid: 'a', role: 'client' });
  rememberOwnDevice(true);
  expect(await cacheOf()).toBe('persistent');
  expect(sdk.terminate).toHaveBeenCalledOnce();
});

it('a sign-out deletes Firestore’s database, and waits until other tabs let it go', async () => {
  vi.useFakeTimers();
  rememberPerson({ uid: 'a', role: 'client' });
  rememberOwnDevice(true);
  await loadFirestore();
  sdk.clearIndexedDbPersistence.mockRejectedValueOnce(new Error('held by another tab'));
  const wiped = clearFirestoreCache();
  await vi.runAllTimersAsync();
  expect(await wiped).toBe(true);
  expect(sdk.clearIndexedDbPersistence).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

it('a sign-out fetches no SDK where Firestore has kept nothing', async () => {
  expect(await clearFirestoreCache()).toBe(true);
  expect(sdk.clearIndexedDbPersistence).not.toHaveBeenCalled();
});
