import { act, render, screen } from '@testing-library/react';
import { Suspense, useContext, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { stopListening } from '../../platform/firebase/listeners';
import { StaffRecords } from '../../staff/parts/staff-records';
import StaffTree from './staff-tree';

const given = vi.hoisted(() => ({
  firestores: 0,
  asked: new Set<string>(),
  snapshot: undefined as object | undefined,
  endAccess: vi.fn(() => Promise.resolve()),
}));
vi.mock('reactfire', () => {
  const Provider = ({ children }: { children: ReactNode }) => children;
  return {
    FirebaseAppProvider: Provider,
    AuthProvider: Provider,
    useSigninCheck: () => ({ status: 'loading' }),
    useFirestoreDoc: (ref: string) => {
      given.asked.add(ref);
      return { status: given.snapshot ? 'success' : 'loading', data: given.snapshot };
    },
  };
});
vi.mock('../../platform/firebase/app', () => ({ loadApp: () => Promise.resolve({}) }));
vi.mock('../../platform/firebase/auth', () => ({ loadAuth: () => Promise.resolve({ auth: {} }) }));
vi.mock('../../platform/firebase/firestore', () => ({
  loadFirestore: () =>
    Promise.resolve({
      db: ++given.firestores,
      sdk: { doc: (db: number, at: string) => `${db} ${at}` },
    }),
}));
vi.mock('../../platform/session/session', () => ({
  useSession: () => ({
    status: 'signed-in',
    role: 'admin',
    times: null,
    endAccess: given.endAccess,
  }),
}));

const snapshot = (data: object | undefined, fromCache: boolean) => ({
  data: () => data,
  metadata: { fromCache },
});

function Page() {
  const { own, settings } = useContext(StaffRecords);
  return (
    <output>
      {own.status} {String(own.data?.active)} {String(own.fromCache)} {settings.status}
    </output>
  );
}
const tree = () => (
  <Suspense>
    <StaffTree uid="amina" again={null}>
      <Page />
    </StaffTree>
  </Suspense>
);
const open = () =>
  act(async () => {
    const view = render(tree());
    await Promise.resolve();
    return view;
  });

it('a missing staff document ends the access once the server says so, and not by the cache', async () => {
  const { rerender } = await open();
  const told = (data: object | undefined, fromCache: boolean) => {
    given.snapshot = snapshot(data, fromCache);
    rerender(tree());
    return screen.queryByRole('status')?.textContent;
  };
  expect(told(undefined, true)).toBe('loading undefined false loading');
  const active = { active: true, role: 'admin', validSince: 0 };
  expect(told(active, true)).toBe('ready true true ready');
  expect(told(active, false)).toBe('ready true false ready');
  expect(told(undefined, true)).toBe('ready undefined true ready');
  expect(given.endAccess).not.toHaveBeenCalled();
  expect(told(undefined, false)).toBeUndefined();
  expect(given.endAccess).toHaveBeenCalledWith('access-ended');
});

it('whoever comes back after a sign-out is read from the database of the new sign-in', async () => {
  given.asked.clear();
  const before = given.firestores;
  for (const signsOut of [false, true]) {
    const { unmount } = await open();
    unmount();
    if (signsOut) stopListening();
  }
  await open();
  expect([...given.asked].filter((ref) => ref.endsWith('amina'))).toEqual([
    `${before} staff/amina`,
    `${before + 1} staff/amina`,
  ]);
});
