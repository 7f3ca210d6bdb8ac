/** The calls for emails with a link of the account: who gets one, how often, and what nobody learns by asking. */
import { LAST_MAIL_KEPT } from '@tulia/domain/records/mail';
import { describe, expect, it, vi } from 'vitest';
import { aClient, aGuest } from '../../platform/testing/callers';
import { emails } from '../../platform/testing/mails';
import { memory, memoryAccounts } from '../../platform/testing/memory-database';
import { mailPasswordReset, mailVerification } from '../client';

vi.mock('../../platform/app');

const NOW = 1_800_000_000_000;
const clock = { now: () => NOW };
const page = { language: 'sw', target: '/profile' } as const;
const reset = (email: string, change: Parameters<typeof aGuest>[0] = {}) =>
  mailPasswordReset.handler({ email, ...page }, { caller: aGuest(change), clock });
const verify = (change: Parameters<typeof aClient>[0] = {}) =>
  mailVerification.handler(page, { caller: aClient({ emailVerified: false, ...change }), clock });

describe('a new password', () => {
  it('does and answers the same whether the address has an account or not', async () => {
    const looks = vi.spyOn(memoryAccounts, 'getUserByEmail');
    memoryAccounts.put({ uid: 'amina', email: 'amina@example.com' });
    const answers = [await reset('Amina@Example.com'), await reset('nobody@example.com')];
    expect(answers).toEqual([{}, {}]);
    const [known, unknown] = emails().sort((a, b) => (a.to < b.to ? -1 : 1));
    expect(known).toMatchObject({ to: 'amina@example.com', template: 'password-reset' });
    expect({ ...known, to: '' }).toEqual({ ...unknown, to: '' });
    expect(looks).not.toHaveBeenCalled();
    looks.mockRestore();
  });

  it('waits in the outbox without its link, and is deleted soon', async () => {
    memoryAccounts.put({ uid: 'amina', email: 'amina@example.com' });
    await reset('amina@example.com');
    const parameters = { target: '/profile' };
    expect(emails()).toMatchObject([
      { language: 'sw', bookingId: null, parameters, expiresAt: NOW + LAST_MAIL_KEPT },
    ]);
    expect(JSON.stringify(memory.all('mail'))).not.toContain('secret-of');
  });

  it('cannot make an email of the practice open a stranger’s page', async () => {
    const asked = { email: 'rose@example.com', language: 'en' } as const;
    const leading = (target: string) =>
      mailPasswordReset.handler({ ...asked, target }, { caller: aGuest(), clock });
    await leading('/pay#0123456789abcdef0123456789abcdef');
    await leading('/booking?service=couples-therapy&time=10%3A00&note=call%20me#x');
    expect(emails().map(({ parameters }) => parameters['target'])).toEqual(
      expect.arrayContaining(['', '/booking?service=couples-therapy&time=10%3A00']),
    );
  });

  it('is requested five times an hour for one mailbox, and sixty times from one network address', async () => {
    const from = (mailbox: string, address: string) => reset(`${mailbox}@example.com`, { address });
    for (let count = 0; count < 5; count += 1) await from(`rose+${String(count)}`, 'a');
    await expect(from('rose', 'b')).rejects.toMatchObject({ code: 'rate-limited' });
    for (let count = 5; count < 60; count += 1) await from(`m${String(count)}`, 'a');
    await expect(from('zawadi', 'a')).rejects.toMatchObject({ code: 'rate-limited' });
    await expect(from('zawadi', 'b')).resolves.toEqual({});
    expect(emails()).toHaveLength(61);
  });
});

describe('a link that confirms an address', () => {
  it('goes to the address of the own account as Auth knows it', async () => {
    memoryAccounts.put({ uid: 'amina', email: 'new@example.com', emailVerified: false });
    expect(await verify({ email: 'old@example.com' })).toEqual({ isOnItsWay: true });
    expect(emails()).toMatchObject([{ to: 'new@example.com', template: 'email-verification' }]);
  });

  it('is not mailed when the address is confirmed, even if an older token says otherwise', async () => {
    memoryAccounts.put({ uid: 'amina', email: 'amina@example.com' });
    expect(await verify()).toEqual({ isOnItsWay: false });
    expect(emails()).toEqual([]);
  });

  it('is mailed only to a signed-in person whose account exists', async () => {
    const asked = mailVerification.handler(page, { caller: aGuest(), clock });
    await expect(asked).rejects.toMatchObject({ code: 'signed-out' });
    await expect(verify()).rejects.toMatchObject({ code: 'signed-out' });
  });

  it('counts together with new passwords for the same mailbox', async () => {
    memoryAccounts.put({ uid: 'amina', email: 'sign-up@example.com', emailVerified: false });
    for (let count = 0; count < 4; count += 1) await reset('sign-up@example.com');
    await verify();
    await expect(verify()).rejects.toMatchObject({ code: 'rate-limited' });
  });
});
