/** Emails with a link of the account: to whom they are written, where their links lead, and what is kept of them. */
import type { Mail } from '@tulia/domain/records/mail';
import { LANGUAGES } from '@tulia/domain/person/language';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { aMail } from '@tulia/domain/testing/mail';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryAccounts } from '../platform/testing/memory-database';
import { emailHtml, emailText } from './email';
import { emailFor } from './email-for';

vi.mock('../platform/app');

const settings = defaultPracticeSettings;
const to = 'amina@example.com';
const about = { settings, siteUrl: 'https://tulia.example', namesPractitioner: false };
const write = (
  template: Mail['template'],
  language: Mail['language'] = 'en',
  parameters: Mail['parameters'] = { target: '/booking?day=2026-11-24' },
) => {
  const mail = { ...aMail(template, parameters, language), to, bookingId: null };
  return emailFor({ ...about, mail, language }, null);
};
const account = (change: Partial<Parameters<typeof memoryAccounts.put>[0]> = {}) =>
  memoryAccounts.put({ uid: 'amina', email: to, emailVerified: false, ...change });

beforeEach(() => {
  memoryAccounts.clear();
});

const LETTERS = ['email-verification', 'password-reset'] as const;

describe.each(LETTERS)('%s', (template) => {
  it.each(LANGUAGES)(
    'says the same in text and HTML, and names no person, in %s',
    async (language) => {
      account({ displayName: 'https://evil.example' });
      const email = await write(template, language);
      if (email === null) throw new Error('nothing written');
      expect(email.subject).not.toMatch(/[\r\n]|undefined/);
      for (const said of [
        emailText(email, language, settings),
        emailHtml(email, language, settings),
      ]) {
        expect(said).toContain('secret-of-amina');
        expect(said).not.toMatch(/evil\.example|undefined|\[object/);
      }
    },
  );

  it('is not written without an account, or for a disabled one', async () => {
    expect(await write(template)).toBeNull();
    account({ disabled: true });
    expect(await write(template)).toBeNull();
  });

  it('fails instead of sending a dead link when Firebase’s link has no code', async () => {
    account();
    const link = vi.spyOn(
      memoryAccounts,
      template === 'password-reset' ? 'generatePasswordResetLink' : 'generateEmailVerificationLink',
    );
    link.mockResolvedValueOnce('https://auth.example/');
    await expect(write(template)).rejects.toThrow('without a code');
  });
});

it.each([
  ['email-verification', 'en', '/auth/callback?mode=verifyEmail'],
  ['password-reset', 'sw', '/sw/reset-password?mode=resetPassword'],
] as const)('the link of %s in %s opens the site’s own page and leads on', async (...asked) => {
  const [template, language, page] = asked;
  account();
  const onward = 'redirect=%2Fbooking%3Fday%3D2026-11-24';
  expect((await write(template, language))?.action?.url).toBe(
    `https://tulia.example${page}&oobCode=secret-of-amina&${onward}`,
  );
});

it('the welcome of staff opens the page of the new password and leads nowhere else', async () => {
  account();
  const email = await write('staff-welcome', 'en', { fullName: 'Amina', role: 'admin' });
  expect(email?.action?.url).toBe(
    'https://tulia.example/reset-password?mode=resetPassword&oobCode=secret-of-amina',
  );
});

it('an address that was confirmed meanwhile gets no link to confirm it, and still a link to a new password', async () => {
  account({ emailVerified: true });
  expect(await write('email-verification')).toBeNull();
  expect(await write('password-reset')).not.toBeNull();
});
