import { Refusal } from '@tulia/domain/refusal';
import { expect, it } from 'vitest';
import { guardDatabases } from '../../platform/firebase/browser-database';
import { authProblem } from './auth-problem';
import { authTexts } from './texts/auth';

it('a wrong password, an unknown account and a disabled account have the same sentence', () => {
  const problems = ['auth/wrong-password', 'auth/user-not-found', 'auth/user-disabled'].map(
    (code) => authProblem({ code }),
  );
  expect(new Set(problems)).toEqual(new Set(['credentials']));
});

it.each([
  [{ code: 'auth/network-request-failed' }, 'network'],
  [new Refusal('offline'), 'network'],
  [new Refusal('signed-out'), 'no-session'],
  [new Refusal('rate-limited', { retryAfterSeconds: 60 }), 'too-many-emails'],
  [{ code: 'auth/unheard-of' }, 'unexpected'],
  [new Error('no code'), 'unexpected'],
])('%o is %s', (error, problem) => {
  expect(authProblem(error)).toBe(problem);
});

it.each([
  ['session_not_found', 'no-current-user', /^Auth session missing!/],
  ['weak_password', 'weak-password', /stronger password/],
  ['invalid_jwt', 'invalid-user-token', /^Your login is no longer valid/],
  ['no code', 'unheard-of', /^An unexpected error occurred$/],
])('%s of the specification is auth/%s, and has its own sentence', (_, code, sentence) => {
  expect(authTexts.en.problems[authProblem({ code: `auth/${code}` })]).toMatch(sentence);
});

it('an unknown error counts as a failure of the storage while the browser has lost its database', () => {
  const transaction = Object.assign(new EventTarget(), { lost: true });
  const database = {
    transaction: () => {
      if (transaction.lost) throw new DOMException('closing', 'InvalidStateError');
      return transaction;
    },
  } as unknown as IDBDatabase;
  guardDatabases({} as IDBFactory, database);
  const problem = () => authProblem({ code: 'auth/internal-error' });
  expect(() => database.transaction('x')).toThrow();
  expect(problem()).toBe('storage');
  expect(authProblem({ code: 'auth/weak-password' })).toBe('weak-password');
  transaction.lost = false;
  database.transaction('x');
  transaction.dispatchEvent(new Event('complete'));
  expect(problem()).toBe('unexpected');
});
