import { beforeEach, describe, expect, it, vi } from 'vitest';
import { codeRequest } from './challenge';
import {
  beginEnrolment,
  hasSecondFactor,
  isSecondFactorOffered,
  removeSecondFactor,
  withSecondFactor,
} from './second-factor';

/** Shapes as https://firebase.google.com/docs/reference/js/auth has them. */
const fake = vi.hoisted(() => {
  const factor = { uid: 'factor-1', factorId: 'totp' };
  const secret = {
    secretKey: 'JBSWY3DPEHPK3PXP',
    generateQrCodeUrl: (account: string, issuer: string) => `otpauth://${issuer}:${account}`,
  };
  const factors = {
    enrolledFactors: [] as { uid: string }[],
    getSession: vi.fn(() => Promise.resolve('session')),
    enroll: vi.fn(() => Promise.resolve()),
    unenroll: vi.fn(() => Promise.resolve()),
  };
  const resolver = {
    hints: [factor],
    resolveSignIn: vi.fn<(assertion: unknown) => Promise<void>>(),
  };
  return {
    factor,
    secret,
    factors,
    resolver,
    sdk: {
      getMultiFactorResolver: vi.fn(() => resolver),
      multiFactor: () => factors,
      TotpMultiFactorGenerator: {
        FACTOR_ID: 'totp',
        generateSecret: vi.fn(() => Promise.resolve(secret)),
        assertionForSignIn: (uid: string, code: string) => ({ uid, code }),
        assertionForEnrollment: (of: unknown, code: string) => ({ of, code }),
      },
    },
  };
});
vi.mock('../firebase/second-factor-sdk', () => fake.sdk);
vi.mock('../firebase/auth', () => ({
  loadAuth: () => Promise.resolve({ auth: { currentUser: { email: 'owner@tulia.example' } } }),
}));

const required = Object.assign(new Error('second factor'), {
  code: 'auth/multi-factor-auth-required',
});
const wrongCode = Object.assign(new Error('code'), { code: 'auth/invalid-verification-code' });
const asked = () => expect.poll(() => codeRequest.get()).not.toBeNull();

beforeEach(() => {
  fake.factors.enrolledFactors = [];
  fake.resolver.resolveSignIn.mockReset().mockResolvedValue();
});

it('a second factor is offered where the build says so', () => {
  const offered = [undefined, '', 'sms', 'totp'].filter((each) => isSecondFactorOffered(each));
  expect(offered).toEqual(['totp']);
});

describe('a sign-in', () => {
  it('of an account without a second factor goes straight on', async () => {
    await withSecondFactor(() => Promise.resolve('signed in'));
    expect(codeRequest.get()).toBeNull();
  });

  it('that fails otherwise fails so', async () => {
    const other = Object.assign(new Error('password'), { code: 'auth/invalid-credential' });
    await expect(withSecondFactor(() => Promise.reject(other))).rejects.toBe(other);
  });

  it('asks for the code, and again after a wrong one', async () => {
    fake.resolver.resolveSignIn.mockRejectedValueOnce(wrongCode);
    const signedIn = withSecondFactor(() => Promise.reject(required));
    await asked();
    expect(codeRequest.get()?.wrong).toBe(false);
    codeRequest.get()?.answer('000000');
    await expect.poll(() => codeRequest.get()?.wrong).toBe(true);
    codeRequest.get()?.answer('123456');
    await signedIn;
    expect(fake.resolver.resolveSignIn.mock.calls).toEqual([
      [{ uid: 'factor-1', code: '000000' }],
      [{ uid: 'factor-1', code: '123456' }],
    ]);
    expect(codeRequest.get()).toBeNull();
  });

  it('can be given up', async () => {
    const signedIn = withSecondFactor(() => Promise.reject(required));
    await asked();
    codeRequest.get()?.answer(null);
    await expect(signedIn).rejects.toMatchObject({ code: 'auth/user-cancelled' });
  });
});

it('a second factor is set up with a key for the app and a first code', async () => {
  const { key, uri, finish } = await beginEnrolment('Tulia');
  expect(key).toBe('JBSWY3DPEHPK3PXP');
  expect(uri).toBe('otpauth://Tulia:owner@tulia.example');
  await finish('123456');
  expect(fake.factors.enroll).toHaveBeenCalledWith({ of: fake.secret, code: '123456' }, 'Tulia');
});

it('a second factor is known, and can be removed', async () => {
  expect(await hasSecondFactor()).toBe(false);
  fake.factors.enrolledFactors = [fake.factor];
  expect(await hasSecondFactor()).toBe(true);
  await removeSecondFactor();
  expect(fake.factors.unenroll).toHaveBeenCalledExactlyOnceWith(fake.factor);
});
