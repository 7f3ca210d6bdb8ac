import { STAFF_ROLES, type Role } from '@tulia/domain/person/role';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import type { PracticeState } from '../../shared/practice/practice';
import type { SessionState } from '../../platform/session/session-store';
import { Guarded } from './guard';
import type { Guard } from '../routes';

const given: { session: SessionState; practice: PracticeState } = {
  session: { status: 'loading', user: null, role: null },
  practice: { value: defaultPracticeSettings, status: 'loaded' },
};

vi.mock('../../platform/session/session', () => ({ useSession: () => given.session }));
vi.mock('../../shared/practice/practice', () => ({
  loadPractice: () => Promise.resolve(),
  usePracticeState: () => given.practice,
}));
vi.mock('../pending-badge', () => ({ default: () => <p>badge</p> }));
vi.mock('./staff-tree', () => ({
  default: ({ children }: { children: ReactNode }) => children,
}));

function Where() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

async function visit(guard: Guard) {
  render(
    <MemoryRouter initialEntries={['/here?service=x']}>
      <Where />
      <Routes>
        <Route
          path="/here"
          element={
            <Guarded guard={guard}>
              <p>secret</p>
            </Guarded>
          }
        />
        <Route path="*" element={null} />
      </Routes>
    </MemoryRouter>,
  );
  // The staff tree arrives lazily.
  await act(() => vi.dynamicImportSettled());
  return {
    at: screen.getAllByRole('status')[0]?.textContent,
    seen: screen.queryByText('secret') !== null,
  };
}

const signedIn = (role: Role): SessionState => ({
  status: 'signed-in',
  role,
  times: null,
  user: { uid: 'u', email: 'u@example.com', emailVerified: true, displayName: null },
});
const signedOut = {
  status: 'signed-out',
  user: null,
  role: null,
  certain: true,
} satisfies SessionState;
const HERE = '/here?service=x';
const LOGIN = `/login?redirect=${encodeURIComponent(HERE)}`;

beforeEach(() => {
  given.practice = { value: defaultPracticeSettings, status: 'loaded' };
});

it.each<[Guard, SessionState['role'], string]>([
  ['none', null, HERE],
  ['login', null, LOGIN],
  ['login', 'client', HERE],
  ['booking-entry', null, LOGIN],
  ['booking-entry', 'client', HERE],
  ['admin', null, LOGIN],
  ['admin', 'client', '/'],
  ['admin', 'receptionist', '/'],
  ['admin', 'therapist', '/'],
  ['admin', 'admin', HERE],
  ['admin', 'super_admin', HERE],
  ['staff', null, LOGIN],
  ['staff', 'client', '/'],
  ['staff', 'receptionist', HERE],
  ['staff', 'therapist', HERE],
  ['staff', 'admin', HERE],
])('guard %s: %s', async (guard, role, at) => {
  given.session = role === null ? signedOut : signedIn(role);
  expect(await visit(guard)).toEqual({ at, seen: at === HERE });
});

it('the icon of the app shows the number of requests to admins alone', async () => {
  const shown: Role[] = [];
  for (const role of STAFF_ROLES) {
    given.session = signedIn(role);
    await visit('staff');
    if (screen.queryByText('badge') !== null) shown.push(role);
    cleanup();
  }
  expect(shown).toEqual(['admin', 'super_admin']);
});

it.each<[string, SessionState]>([
  ['is asked', { status: 'loading', user: null, role: null }],
  ['was not asked yet', { ...signedOut, certain: false }],
])('the guard waits while Auth %s', async (_, session) => {
  given.session = session;
  expect(await visit('login')).toEqual({ at: HERE, seen: false });
});

it.each(['account-last', 'guest'] as const)('opens the form to all visitors: %s', async (entry) => {
  given.session = signedOut;
  const value = { ...defaultPracticeSettings, bookingEntry: entry };
  given.practice = { value, status: 'loaded' };
  expect(await visit('booking-entry')).toEqual({ at: HERE, seen: true });
});

it('the guard waits for the settings before it sends a guest to the login', async () => {
  given.session = signedOut;
  given.practice = { value: defaultPracticeSettings, status: 'default' };
  expect(await visit('booking-entry')).toEqual({ at: HERE, seen: false });
});
