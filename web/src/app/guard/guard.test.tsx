import type { Role } from '@tulia/domain/person/role';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import type { PracticeState } from '../../shared/practice/practice';
import type { SessionState } from '../../platform/session/session-store';
import { Guarded } from './guard';
import type { Guard } from '../routes';

const world: { session: SessionState; practice: PracticeState } = {
  session: { status: 'loading', user: null, role: null },
  practice: { value: defaultPracticeSettings, status: 'loaded' },
};

vi.mock('../../platform/session/session', () => ({ useSession: () => world.session }));
vi.mock('../../shared/practice/practice', () => ({
  loadPractice: () => Promise.resolve(),
  usePracticeState: () => world.practice,
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
  world.practice = { value: defaultPracticeSettings, status: 'loaded' };
});

it.each<[Guard, string, SessionState, string, boolean]>([
  ['none', 'a visitor', signedOut, HERE, true],
  ['login', 'a visitor', signedOut, LOGIN, false],
  ['login', 'a client', signedIn('client'), HERE, true],
  ['booking-entry', 'a visitor', signedOut, LOGIN, false],
  ['booking-entry', 'a client', signedIn('client'), HERE, true],
  ['admin', 'a visitor', signedOut, LOGIN, false],
  ['admin', 'a client', signedIn('client'), '/', false],
  ['admin', 'a receptionist', signedIn('receptionist'), '/', false],
  ['admin', 'a therapist', signedIn('therapist'), '/', false],
  ['admin', 'an admin', signedIn('admin'), HERE, true],
  ['admin', 'a super admin', signedIn('super_admin'), HERE, true],
  ['staff', 'a visitor', signedOut, LOGIN, false],
  ['staff', 'a client', signedIn('client'), '/', false],
  ['staff', 'a receptionist', signedIn('receptionist'), HERE, true],
  ['staff', 'a therapist', signedIn('therapist'), HERE, true],
  ['staff', 'an admin', signedIn('admin'), HERE, true],
])('guard %s: %s', async (guard, _who, session, at, seen) => {
  world.session = session;
  expect(await visit(guard)).toEqual({ at, seen });
});

it.each<[Role, boolean]>([
  ['receptionist', false],
  ['therapist', false],
  ['admin', true],
  ['super_admin', true],
])(
  'the icon of the app shows the number of requests to this role or not: %s, %s',
  async (role, has) => {
    world.session = signedIn(role);
    await visit('staff');
    expect(screen.queryByText('badge') !== null).toBe(has);
  },
);

it.each<[string, SessionState]>([
  ['is asked', { status: 'loading', user: null, role: null }],
  ['was not asked yet', { ...signedOut, certain: false }],
])('waits while Auth %s', async (_, session) => {
  world.session = session;
  expect(await visit('login')).toEqual({ at: HERE, seen: false });
});

it.each(['account-last', 'guest'] as const)(
  'opens the form to all visitors: %s',
  async (bookingEntry) => {
    world.session = signedOut;
    world.practice = { value: { ...defaultPracticeSettings, bookingEntry }, status: 'loaded' };
    expect(await visit('booking-entry')).toEqual({ at: HERE, seen: true });
  },
);

it('waits for the settings before it turns a guest away', async () => {
  world.session = signedOut;
  world.practice = { value: defaultPracticeSettings, status: 'default' };
  expect(await visit('booking-entry')).toEqual({ at: HERE, seen: false });
});
