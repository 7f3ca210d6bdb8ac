/** Before the server has answered, no staff page takes an empty cache for an answer. */
import type { Role } from '@tulia/domain/person/role';
import { practiceSettings } from '@tulia/domain/records/practice-settings';
import { staff } from '@tulia/domain/records/staff';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Language } from '../../platform/language/catalogue';
import { LANGUAGES } from '../../platform/language/language';
import { NONE_SENTENCES } from './none-sentences';
import { notKnownTexts } from '../parts/texts/not-known';
import { todayTexts } from '../today/texts';
import { StaffRecords } from '../parts/staff-records';
import { useKeptDocument } from '../parts/use-kept-document';
import { LanguageProvider } from '../../platform/language/use-texts';
import { checkAgain } from '../../platform/offline/connection';
import { ANSWER_MS } from '../../platform/offline/connection-store';

const given = vi.hoisted(() => ({ role: '', hasNetwork: true, callsFail: false, calls: 0 }));
vi.mock('../../platform/session/session', () => ({
  useSession: () => ({
    status: 'signed-in',
    role: given.role,
    times: { signedInAt: 0 },
    user: { uid: 'somebody', email: 'somebody@example.com', displayName: null },
  }),
}));
vi.mock('../../platform/live/call', () => ({
  call: () =>
    new Promise((_, reject) => {
      given.calls += 1;
      if (given.callsFail) reject(new Error('unreachable'));
    }),
  warmCalls: vi.fn(),
}));
vi.mock('../../platform/firebase/public-read', () => {
  const never = () => new Promise(() => undefined);
  return { readPublicDocument: never, readPublicDocuments: never, readPublicCollection: never };
});
/** A database with an empty cache and a silent server. */
vi.mock('../../platform/firebase/firestore', () => {
  const parts = ['collection', 'doc', 'documentId', 'limit', 'query', 'orderBy', 'where'];
  const builders = Object.fromEntries(parts.map((name) => [name, () => ({})]));
  const cached = { metadata: { fromCache: true } };
  const empty = { data: () => undefined, docs: [], docChanges: () => [], ...cached };
  const getCountFromServer = () => new Promise(() => undefined);
  const onSnapshot = (_: unknown, __: unknown, next: (snapshot: typeof empty) => void) => {
    next(empty);
    return () => undefined;
  };
  const sdk = { ...builders, getCountFromServer, onSnapshot };
  return {
    loadFirestore: () => Promise.resolve({ db: {}, sdk, isKept: false }),
    firestoreHeard: vi.fn(),
    reconnectFirestore: () => Promise.resolve(),
  };
});

vi.mock('reactfire', () => ({ useFirestoreDoc: () => ({ status: 'loading' }) }));

const pages = import.meta.glob<{ default: ComponentType }>(['./*.tsx', '!./*.test.tsx']);
/** All pages of admins but two, which read nothing that could be empty. */
const OF_ADMINS = Object.keys(pages)
  .map((file) => file.slice(2, -4))
  .filter((page) => !['staff', 'admin-profile', 'admin-register'].includes(page));
/** These pages call a function of the server, and say so when it does not answer. */
const BY_A_CALL: readonly string[] = ['admin-health', 'admin-money', 'admin-staff'];
const TABS = ['', 'bookings', 'schedule', 'clients', 'clients&client=nobody', 'messages', 'time'];

type Case = readonly [page: string, role: Role, query: string];
const CASES: readonly Case[] = [
  ...OF_ADMINS.map((page): Case => [page, 'super_admin', '']),
  ['admin-bookings', 'super_admin', '?view=problems'],
  ['staff', 'super_admin', ''],
  ...(['therapist', 'receptionist'] as const).flatMap((role) =>
    TABS.map((tab): Case => ['staff', role, `?tab=${tab}`]),
  ),
];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => given.hasNetwork);
});
afterEach(async () => {
  given.hasNetwork = true;
  given.callsFail = false;
  await checkAgain();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Gives the pages the reads that `app/guard/staff-tree.tsx` gives them. */
function Tree({ children }: { children: ReactNode }) {
  const value = {
    own: useKeptDocument({} as never, staff),
    settings: useKeptDocument({} as never, practiceSettings),
  };
  return <StaffRecords value={value}>{children}</StaffRecords>;
}

async function open([page, role, query]: Case, language: Language) {
  given.role = role;
  const module = await pages[`./${page}.tsx`]?.();
  if (module === undefined) throw new Error(`no page ${page}`);
  const { default: Page } = module;
  const view = render(
    <LanguageProvider language={language}>
      <MemoryRouter initialEntries={[`/nobody${query}`]}>
        <Routes>
          <Route
            path="/:id"
            element={
              <Tree>
                <Page />
              </Tree>
            }
          />
        </Routes>
      </MemoryRouter>
    </LanguageProvider>,
  );
  await act(() => vi.dynamicImportSettled());
  return view;
}

function expectNoClaim() {
  const shown = document.body.textContent;
  expect(NONE_SENTENCES.filter((sentence) => shown.includes(sentence))).toEqual([]);
  for (const language of LANGUAGES)
    for (const count of [1, 4]) expect(shown).not.toContain(todayTexts[language].jobs(count));
}

/** After `wait` the page says that nothing is known; it never shows a sentence of an empty list. */
async function expectSaid(page: Case, why: 'silent' | 'offline', wait: () => Promise<unknown>) {
  for (const language of LANGUAGES) {
    const { unmount } = await open(page, language);
    expectNoClaim();
    await wait();
    expectNoClaim();
    const said = screen.queryAllByText(notKnownTexts[language][why], { exact: false });
    if (!BY_A_CALL.includes(page[0])) expect(said).not.toEqual([]);
    unmount();
  }
}

it.each(CASES)('%s of a %s (%s) says after a while that the server has not answered', (...page) =>
  expectSaid(page, 'silent', () => act(() => vi.advanceTimersByTimeAsync(ANSWER_MS))),
);

it.each(CASES)(
  '%s of a %s (%s) says that it is not known without a connection',
  async (...page) => {
    given.hasNetwork = false;
    await checkAgain();
    await expectSaid(page, 'offline', () => Promise.resolve());
  },
);

it.each(BY_A_CALL)(
  '%s says nothing when functions cannot be reached, and can be tried again',
  async (page) => {
    given.callsFail = true;
    await open([page, 'super_admin', ''], 'en');
    await act(() => vi.advanceTimersByTimeAsync(0));
    expectNoClaim();
    const before = given.calls;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(given.calls).toBe(before + 1);
  },
);
