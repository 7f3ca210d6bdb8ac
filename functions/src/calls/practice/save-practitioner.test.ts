/** What is kept of a practitioner who is saved, which account becomes theirs, and when their days are opened. */
import {
  defaultPractitioner,
  defaultPractitionerContact,
} from '@tulia/domain/practice/practitioner';
import { practitionerContactPath, practitionerPath } from '@tulia/domain/records/practitioner';
import { staff, staffPath } from '@tulia/domain/records/staff';
import { toInstant } from '@tulia/domain/time/practice-time';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { logFault } from '../../platform/log';
import { aMember } from '../../platform/testing/callers';
import { memory } from '../../platform/testing/memory-database';
import { putContact, putPractitioner, storedPractitioner } from '../../platform/testing/practice';
import { feedsThere, putFeed } from '../../platform/testing/staff';
import { trail } from '../../platform/testing/trail';
import { openDays } from '../../schedule/open-days';
import { savePractitioner } from './save-practitioner';

vi.mock('../../platform/app');
vi.mock('../../platform/log');
vi.mock('../../schedule/open-days', () => ({ openDays: vi.fn() }));

const NOW = toInstant('2026-11-23', '09:00');
const clock = { now: () => NOW };
const OWN = defaultPractitioner.id;
const OWN_HOURS = { 6: { first: '09:00', last: '12:00' } };
type Input = Parameters<typeof savePractitioner.handler>[0];
const { name, title, sentence, languages, licence, photo, order } = defaultPractitioner;
/** What the page sends of the practitioner who is there, with nothing changed. */
const asItStands: Input = {
  isNew: false,
  id: OWN,
  name,
  title,
  sentence,
  languages,
  licence,
  photo,
  services: null,
  order,
  takesBookings: true,
  isActive: true,
  email: defaultPractitionerContact.email,
  calendarId: defaultPractitionerContact.calendarId,
  staffUserId: 'njeri',
};
const save = (change: Partial<Input> = {}) =>
  savePractitioner.handler({ ...asItStands, ...change }, { caller: aMember('admin'), clock });
const add = (change: Partial<Input> = {}) =>
  save({ isNew: true, id: 'baraka', name: 'Baraka', staffUserId: null, ...change });
const practitionersOfAccounts = () =>
  Object.entries(memory.all('staff')).map(([uid, data]) => [
    uid,
    staff.fromStored(data).practitionerId,
  ]);
const putMember = (uid: string, practitionerId: string | null) => {
  memory.put(staffPath(uid), { practitionerId });
};

beforeEach(() => {
  vi.mocked(openDays).mockReset();
  vi.mocked(logFault).mockClear();
  putPractitioner({ openingHours: OWN_HOURS });
  putContact();
  putMember('njeri', OWN);
  putMember('otieno', 'somebody-else');
  putMember('wanjiru', null);
});

describe('a new practitioner', () => {
  it('has the usual hours and every service, and nothing but the practice knows the address', async () => {
    await add({
      name: ' Baraka ',
      email: ' baraka@example.com ',
      order: 2,
      staffUserId: 'wanjiru',
    });
    const baraka = { ...defaultPractitioner, id: 'baraka', name: 'Baraka', order: 2 };
    expect(storedPractitioner('baraka')).toEqual(baraka);
    expect(memory.read(practitionerContactPath('baraka'))).toEqual({
      email: 'baraka@example.com',
      calendarId: 'primary',
    });
    expect(practitionersOfAccounts()).toContainEqual(['wanjiru', 'baraka']);
    const entry = { action: 'practitioner-created', subject: practitionerPath('baraka') };
    expect(trail()).toMatchObject([{ ...entry, label: 'Baraka', at: NOW }]);
  });

  it('offers the chosen services', async () => {
    await add({ services: ['individual-therapy'] });
    expect(storedPractitioner('baraka').services).toEqual(['individual-therapy']);
  });
});

it.each<[string, () => Promise<unknown>, object]>([
  [
    'a new one at the address of another',
    () => add({ id: OWN }),
    { code: 'invalid-input', details: { fields: { id: 'slug-taken' } } },
  ],
  ['one that there is none of', () => save({ id: 'baraka' }), { code: 'not-found' }],
  [
    'one with an account that there is none of',
    () => save({ name: 'Njeri', staffUserId: 'nobody' }),
    { code: 'invalid-input', details: { fields: { staffUserId: 'staff-unknown' } } },
  ],
])('%s is refused, and nothing is written', async (__, act, refusal) => {
  const before = ['practitioners', 'practitionerContacts'].map((each) => memory.all(each));
  await expect(act()).rejects.toMatchObject(refusal);
  expect(['practitioners', 'practitionerContacts'].map((each) => memory.all(each))).toEqual(before);
  expect(trail()).toEqual([]);
});

describe('a change', () => {
  it('keeps the opening hours, and the trail names the changed fields without their values', async () => {
    await save({ name: 'Njeri', email: 'njeri@example.com', calendarId: 'njeri@example.com' });
    expect(storedPractitioner()).toEqual({
      ...defaultPractitioner,
      name: 'Njeri',
      openingHours: OWN_HOURS,
    });
    expect(memory.read(practitionerContactPath(OWN))).toEqual({
      email: 'njeri@example.com',
      calendarId: 'njeri@example.com',
    });
    const fields = ['name', 'email', 'calendarId'];
    expect(trail()).toMatchObject([{ action: 'practitioner-changed', label: 'Njeri', fields }]);
    expect(JSON.stringify(trail())).not.toContain('njeri@example.com');
  });

  it('that changes nothing is none', async () => {
    await save();
    expect(trail()).toEqual([]);
  });
});

it.each<[string, string | null, (string | null)[]]>([
  ['moves to another', 'wanjiru', [null, 'somebody-else', OWN]],
  ['is taken from another practitioner', 'otieno', [null, OWN, null]],
  ['is nobody’s any more', null, [null, 'somebody-else', null]],
])('the account that %s is this practitioner’s alone', async (__, staffUserId, owned) => {
  await save({ staffUserId });
  expect(practitionersOfAccounts().map(([, practitionerId]) => practitionerId)).toEqual(owned);
  expect(trail()).toMatchObject([{ fields: ['staffUserId'] }]);
});

it.each<[string, Partial<Input>, string[]]>([
  ['that leaves the account keeps them', { name: 'Njeri' }, ['other', 'own']],
  ['that removes the practitioner ends those of this practitioner', { isActive: false }, ['other']],
  ['that takes the account away ends those of this practitioner', { staffUserId: null }, ['other']],
  ['that gives another account ends those of both', { staffUserId: 'otieno' }, []],
])('a change and feeds of sessions: one %s', async (__, change, left) => {
  for (const uid of ['njeri', 'otieno'])
    memory.put(staffPath(uid), { ...memory.read(staffPath(uid)), role: 'therapist', active: true });
  putFeed('own', OWN, 'owner');
  putFeed('other', 'somebody-else', 'owner');
  await save(change);
  expect(feedsThere()).toEqual(left);
});

describe('the days', () => {
  it.each<[string, () => Promise<unknown>, string[]]>([
    ['of a new one are opened', () => add(), ['baraka']],
    ['of a new one who is not at work stay closed', () => add({ isActive: false }), []],
    ['of one who stays are left to the night', () => save({ name: 'Njeri' }), []],
    ['of one who leaves are left to the night', () => save({ isActive: false }), []],
    [
      'of one who comes back are opened',
      async () => {
        await save({ isActive: false });
        await save();
      },
      [OWN],
    ],
  ])('%s', async (__, act, opened) => {
    await act();
    expect(vi.mocked(openDays).mock.calls).toEqual(opened.map((id) => [[id], clock]));
  });

  it('that cannot be opened now are opened by the nightly job, and the practitioner is saved', async () => {
    vi.mocked(openDays).mockRejectedValue(new Error('of Baraka'));
    await expect(add()).resolves.toEqual({});
    expect(storedPractitioner('baraka').name).toBe('Baraka');
    expect(JSON.stringify(vi.mocked(logFault).mock.calls)).not.toContain('of Baraka');
    expect(logFault).toHaveBeenCalledOnce();
  });
});
