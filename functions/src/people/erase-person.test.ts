/** What is erased of a person who leaves, what stays until when, and what belongs to others. */
import { consentPath, consents } from '@tulia/domain/records/consent';
import { mailStatusPath } from '@tulia/domain/records/mail';
import { messagePath } from '@tulia/domain/records/message';
import { newProfile } from '@tulia/domain/person/profile';
import { profilePath, profiles } from '@tulia/domain/records/profile';
import { pushTokenPath } from '@tulia/domain/records/push';
import { staffPath } from '@tulia/domain/records/staff';
import { aConsent } from '@tulia/domain/testing/consent';
import { aMail } from '@tulia/domain/testing/mail';
import { DAY } from '@tulia/domain/time/instant';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aClient } from '../platform/testing/callers';
import { putMail, storedMail } from '../platform/testing/mails';
import { memory, memoryAccounts } from '../platform/testing/memory-database';
import { putFeed } from '../platform/testing/staff';
import { removeAccount, removePerson } from './erase-person';

vi.mock('../platform/app');

const NOW = 1_800_000_000_000;
const UNTIL = NOW + 2000 * DAY;
const GOODBYE = 'account-deleted_amina';
const caller = aClient();
const put = (uid: string, email: string) => {
  const profile = newProfile({ fullName: `Name of ${uid}`, email }, 0);
  memory.put(profilePath(uid), profiles.toStored(profile));
  const consent = aConsent({ uid });
  memory.put(consentPath(consent), consents.toStored(consent));
  memory.put(messagePath(`of-${uid}`), { email, message: 'Is there parking?' });
  for (const device of ['phone', 'tablet'])
    memory.put(pushTokenPath(`${device}-${uid}`), { uid, token: device, createdAt: new Date(0) });
  memory.put(staffPath(uid), { active: false });
  putFeed(`of-${uid}`, 'njeri', uid);
  putMail(`of-${uid}`, { ...aMail('booking-confirmed'), to: email, state: 'sent' });
  memory.put(mailStatusPath(`of-${uid}`), {});
};
const all = (uid: string) =>
  [
    'calendarFeeds',
    'profiles',
    'consents',
    'messages',
    'pushTokens',
    'staff',
    'mail',
    'mailStatus',
  ].filter((each) =>
    Object.keys(memory.all(each)).some(
      (id) => id === uid || id.includes(`-${uid}`) || id.startsWith(`${uid}_`),
    ),
  );
const leave = (change: Parameters<typeof aClient>[0] = {}, until: number | null = UNTIL) =>
  removePerson({ ...caller, ...change }, 'sw', until, NOW);

beforeEach(() => {
  put('amina', 'amina@example.com');
  put('brian', 'brian@example.com');
});

describe('of a person who leaves', () => {
  it('everything goes where no record has to be kept, and nothing of others', async () => {
    const before = all('brian');
    await leave({}, null);
    expect(all('amina')).toEqual([]);
    expect(all('brian')).toEqual(before);
    expect(before).toHaveLength(8);
  });

  it('their consents stay as long as their records, those of others as long as before', async () => {
    await leave();
    const untilOf = (uid: string) =>
      consents.fromStored(memory.read(consentPath(aConsent({ uid }))) ?? {}).retainUntil;
    expect([untilOf('amina'), untilOf('brian')]).toEqual([UNTIL, null]);
    expect(all('amina')).toEqual(['consents']);
  });

  it('nothing of the address goes that this session did not prove', async () => {
    await leave({ emailVerified: false });
    expect(all('amina')).toEqual(['consents', 'messages', 'mail', 'mailStatus']);
  });

  it.each([
    ['with a day', UNTIL],
    ['without', null],
  ])(
    'the goodbye says, %s, how long records are kept, and is kept two days itself',
    async (_, until) => {
      await leave({}, until);
      const goodbye = storedMail(GOODBYE);
      const about = { to: caller.email, template: 'account-deleted', language: 'sw' };
      const waits = { bookingId: null, state: 'pending', expiresAt: NOW + 2 * DAY };
      expect(goodbye).toMatchObject({ ...about, ...waits });
      expect(goodbye.parameters).toEqual({ fullName: 'Name of amina', retainUntil: until });
    },
  );

  it('there may be no address and no profile', async () => {
    memory.clear();
    await leave({ email: null, emailVerified: false });
    expect(memory.all('mail')).toEqual({});
    await leave();
    expect(storedMail(GOODBYE).parameters).toEqual({ fullName: '', retainUntil: UNTIL });
  });
});

it('removeAccount accepts a deleted account, and throws when the account cannot be deleted', async () => {
  memoryAccounts.put({ uid: 'amina', email: 'amina@example.com' });
  await removeAccount('amina');
  await expect(memoryAccounts.getUser('amina')).rejects.toThrow();
  await removeAccount('amina');
  vi.spyOn(memoryAccounts, 'deleteUser').mockRejectedValueOnce(new Error('out of reach'));
  await expect(removeAccount('amina')).rejects.toThrow('out of reach');
});
