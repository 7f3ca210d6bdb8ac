import { newProfile } from '@tulia/domain/person/profile';
import { profilePath } from '@tulia/domain/records/profile';
import { act, renderHook } from '@testing-library/react';
import type { User } from 'firebase/auth';
import { expect, it, vi } from 'vitest';
import { ensureProfile } from '../../platform/session/own-profile';
import { useOwnProfile } from './use-own-profile';

const live = vi.hoisted(() => ({
  status: 'ready',
  data: null as object | null | undefined,
  fromCache: false,
  retry: () => undefined,
}));
vi.mock('../../platform/live/use-document', () => ({ useDocument: () => live }));

const store = vi.hoisted(() => new Map<string, object>());
vi.mock('../../platform/firebase/firestore', () => ({
  loadFirestore: () =>
    Promise.resolve({
      db: {},
      sdk: {
        doc: (_: object, path: string) => path,
        serverTimestamp: () => null,
        runTransaction: (_: object, work: (transaction: object) => unknown) =>
          work({
            get: (path: string) => Promise.resolve({ data: () => store.get(path) }),
            set: (path: string, data: object) => store.set(path, data),
          }),
      },
    }),
}));

const getIdToken = vi.fn(() => Promise.resolve('token'));
const user = {
  uid: 'u1',
  displayName: 'Amina',
  email: 'amina@example.com',
  getIdToken,
} as unknown as User;

it('shows the profile that was made at sign-in while the listener says that there is none', async () => {
  const initialProps: { uid: string | null } = { uid: 'u1' };
  const { result, rerender } = renderHook(({ uid }) => useOwnProfile(uid), { initialProps });
  expect(result.current.data).toBeNull();
  await act(() => ensureProfile(user, 'sw'));
  const made = { fullName: 'Amina', email: 'amina@example.com', role: 'client' };
  expect(store.get(profilePath('u1'))).toMatchObject(made);
  expect(result.current.data).toMatchObject(made);

  for (const uid of ['somebody-else', null]) {
    rerender({ uid });
    expect(result.current.data).toBeNull();
  }

  live.data = newProfile({ fullName: 'Amina Wanjiru', email: null, language: 'en' }, 0);
  rerender({ uid: 'u1' });
  expect(result.current.data).toMatchObject({ fullName: 'Amina Wanjiru' });
});

it.each([
  ['says nothing of what is refused because the page is being left', 'beforeunload', 0],
  ['leaves the profile empty where it is refused, and logs it', 'pageshow', 1],
])('%s', async (_, sign, times) => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue();
  localStorage.clear();
  store.clear();
  vi.spyOn(store, 'get').mockImplementationOnce(() => {
    window.dispatchEvent(new Event(sign));
    throw new Error('refused');
  });
  await ensureProfile(user, 'sw');
  expect(store.size).toBe(0);
  const line = ['Failed to create user profile', ''];
  expect(logged.mock.calls).toEqual(times === 0 ? [] : [line]);
});

it('the profile is not created while there is no token', async () => {
  getIdToken.mockRejectedValueOnce({ code: 'auth/network-request-failed' });
  localStorage.clear();
  store.clear();
  await ensureProfile(user, 'sw');
  expect(store.size).toBe(0);
  await ensureProfile(user, 'sw');
  expect(store.has(profilePath('u1'))).toBe(true);
});
