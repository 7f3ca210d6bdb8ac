/** Emails with a link of the account, from the call to the mailbox. */
import { beforeAll, expect, it } from 'vitest';
import { mailPasswordReset, mailVerification } from '@tulia/domain/calls/people/account-emails';
import { mails } from '@tulia/domain/records/mail';
import { accounts, call, database, done, person } from '../support/actors';
import { randomUUID } from '../support/random';
import { openPractice } from '../support/makers';
import { inbox, environment } from '../support/environment';
import { eventually, mailsTo } from './outside';

beforeAll(openPractice);

const asked = { language: 'sw', target: '/booking' } as const;
const outbox = async (to: string) => {
  const { docs } = await database().collection(mails.collection).where('to', '==', to).get();
  return docs.map((doc) => mails.fromStored(doc.data()));
};

it('a link that confirms an address stands in the email alone, and an address without an account gets none', async () => {
  const stranger = `${randomUUID().slice(0, 13)}@example.com`;
  expect(done(await call(mailPasswordReset, null, { email: stranger, ...asked }))).toEqual({});
  const who = await person({ verified: false });
  expect(done(await call(mailVerification, who, asked))).toEqual({ isOnItsWay: true });
  const link = new URL(await inbox.accountLink(who.email, 'verifyEmail'));
  expect(link.origin + link.pathname).toBe(`${environment.site}/sw/auth/callback`);
  const code = link.searchParams.get('oobCode') ?? '';
  expect(code).not.toBe('');
  expect(JSON.stringify(await outbox(who.email))).not.toContain(code);

  const action = new URL(`${environment.auth}/emulator/action?mode=verifyEmail&apiKey=local`);
  action.searchParams.set('oobCode', code);
  expect((await fetch(action)).ok).toBe(true);
  expect((await accounts().getUser(who.uid)).emailVerified).toBe(true);
  // Auth knows this at once; the token of this session does not hold it yet.
  expect(done(await call(mailVerification, who, asked))).toEqual({ isOnItsWay: false });

  await eventually(async () => {
    const [mail] = await outbox(stranger);
    return mail?.state === 'skipped';
  }, 'the end of the email');
  expect(await mailsTo(stranger)).toEqual([]);
});
