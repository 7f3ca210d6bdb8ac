import { beforeEach, expect, it, vi } from 'vitest';
import { isOwnDevice, rememberOwnDevice } from '../device/own-device';

type FakeUser = ReturnType<typeof person>;

const fake = vi.hoisted(() => {
  const state = {
    currentUser: null as FakeUser | null,
    follow: (() => undefined) as (user: FakeUser | null) => void,
  };
  return {
    state,
    loadAuth: vi.fn(() =>
      Promise.resolve({
        auth: {
          authStateReady: () => Promise.resolve(),
          get currentUser() {
            return state.currentUser;
          },
        },
        sdk: {
          onIdTokenChanged: (_auth: unknown, follow: (user: FakeUser | null) => void) => {
            state.follow = follow;
          },
          signOut: () => Promise.resolve(),
        },
      }),
    ),
    clearFirestoreCache: vi.fn(() => Promise.resolve(true)),
  };
});
vi.mock('../firebase/auth', () => ({ loadAuth: fake.loadAuth }));
vi.mock('../firebase/firestore', () => ({
  clearFirestoreCache: fake.clearFirestoreCache,
  endFirestore: () => Promise.resolve(),
}));
vi.mock('./own-profile', () => ({ ensureProfile: () => Promise.resolve() }));

/** A person of Auth. @param token what the token says, and when */
const person = (
  role?: string,
  token: () => Promise<object> = () => Promise.resolve({ claims: { role } }),
) => ({
  uid: 'amina',
  email: 'amina@example.com',
  emailVerified: true,
  displayName: 'Amina',
  getIdTokenResult: token,
});

async function freshStore() {
  vi.resetModules();
  return import('./session-store');
}

beforeEach(() => {
  fake.state.currentUser = null;
  vi.clearAllMocks();
});

it('the session fetches no Auth on a public page where no person is remembered', async () => {
  const store = await freshStore();
  store.beginSession({ needed: false, language: 'en' });
  expect(fake.loadAuth).not.toHaveBeenCalled();
  expect(store.currentSession()).toMatchObject({ status: 'signed-out', certain: false });
});

it('the session fetches Auth where a page needs it, and is loading until it answers', async () => {
  const store = await freshStore();
  store.beginSession({ needed: true, language: 'en' });
  expect(store.currentSession().status).toBe('loading');
  await store.startSession();
  expect(store.currentSession()).toMatchObject({ status: 'signed-out', certain: true });
});

it('takes the role from the claim alone, and remembers the person', async () => {
  const store = await freshStore();
  localStorage.setItem('dummyUser', JSON.stringify({ role: 'admin' }));
  fake.state.currentUser = person();
  await store.startSession();
  const user = { uid: 'amina', email: 'amina@example.com', displayName: 'Amina' };
  expect(store.currentSession()).toMatchObject({ status: 'signed-in', role: 'client', user });
  fake.state.follow(person('therapist'));
  await expect.poll(() => store.currentSession().role).toBe('therapist');
  expect(localStorage.getItem('tulia.me.session')).toContain('therapist');
});

it('the token in force corrects the clock of a device that is a day behind', async () => {
  const store = await freshStore();
  const { presentInstant } = await import('../hooks/clock');
  const issued = Date.now() + 86_400_000;
  const [authTime, expirationTime] = [0, 3_600_000].map((ms) =>
    new Date(issued + ms).toUTCString(),
  );
  const times = { authTime, issuedAtTime: authTime, expirationTime };
  fake.state.currentUser = person('client', () => Promise.resolve({ claims: {}, ...times }));
  await store.startSession();
  expect(presentInstant()).toBeGreaterThan(issued - 1000);
});

it('the session keeps the remembered role when the token cannot be renewed offline', async () => {
  localStorage.setItem('tulia.me.session', JSON.stringify({ uid: 'amina', role: 'admin' }));
  const store = await freshStore();
  fake.state.currentUser = person('admin', () => Promise.reject(new Error('network')));
  store.beginSession({ needed: false, language: 'en' });
  await store.startSession();
  expect(store.currentSession()).toMatchObject({ status: 'signed-in', role: 'admin' });
});

it('wipes the browser when a session has ended by itself', async () => {
  const store = await freshStore();
  fake.state.currentUser = person();
  await store.startSession();
  localStorage.setItem('last-booking', 'x');
  fake.state.follow(null);
  await expect.poll(() => store.currentSession().status).toBe('signed-out');
  expect(fake.clearFirestoreCache).toHaveBeenCalledOnce();
  expect(localStorage.getItem('last-booking')).toBeNull();
});

it('the kept database is wiped while the browser still knows that the device is the person’s own', async () => {
  const store = await freshStore();
  rememberOwnDevice(true);
  const wiped = vi.fn<(own: boolean) => void>();
  fake.clearFirestoreCache.mockImplementationOnce(() => {
    wiped(isOwnDevice());
    return Promise.resolve(true);
  });
  await store.clearLocalData();
  expect(wiped).toHaveBeenCalledExactlyOnceWith(true);
  expect(isOwnDevice()).toBe(false);
});

it('the session never replaces a person by a slow answer about an earlier one', async () => {
  const store = await freshStore();
  await store.startSession();
  let answer: (token: object) => void = () => undefined;
  fake.state.follow(person('admin', () => new Promise((resolve) => (answer = resolve))));
  fake.state.follow(null);
  await expect.poll(() => store.currentSession().status).toBe('signed-out');
  answer({ claims: { role: 'admin' } });
  // A turn of the loop, in which a late answer would have been taken.
  await new Promise((resolve) => setTimeout(resolve));
  expect(store.currentSession().status).toBe('signed-out');
});

it('a tab that hears of a sign-out in another deletes its own records', async () => {
  const store = await freshStore();
  fake.state.currentUser = person();
  await store.startSession();
  sessionStorage.setItem('tulia.me.booking-draft', '{"message":"private"}');
  // By then another person may have signed in.
  localStorage.setItem('last-booking', 'x');
  const other = new BroadcastChannel('tulia-session');
  other.postMessage({ page: '/' });
  await expect.poll(() => store.currentSession().status).toBe('signed-out');
  expect(sessionStorage.length).toBe(0);
  expect(localStorage.getItem('last-booking')).toBe('x');
  other.close();
});
