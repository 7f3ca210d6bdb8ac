import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../local/places';
import { beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '@tulia/domain/calls/endpoints';
import type { Permission } from '@tulia/domain/person/permission';
import { may } from '@tulia/domain/person/permission';
import { STAFF_ROLES, type Role } from '@tulia/domain/person/role';
import { TRANSITIONS, type BookingAction } from '@tulia/domain/booking/transitions';
import { callRaw, person, type Person } from '../support/actors';
import { inDays, openPractice, pendingBooking, PRACTITIONER } from '../support/makers';
import { ownInstance } from './own-instance';

/** Every kind of person, with the role that their kind really has. */
const KINDS: { kind: string; role: Role | null; make: () => Promise<Person | null> }[] = [
  { kind: 'signed out', role: null, make: () => Promise.resolve(null) },
  { kind: 'client', role: 'client', make: () => person() },
  {
    kind: 'client with an unverified address',
    role: 'client',
    make: () => person({ verified: false }),
  },
  ...STAFF_ROLES.map((role) => ({ kind: role, role, make: () => person({ role }) })),
  {
    kind: 'admin without a staff document',
    role: 'client',
    make: () => person({ role: 'admin', document: null }),
  },
  {
    kind: 'admin who was deactivated',
    role: 'client',
    make: () => person({ role: 'admin', document: { active: false } }),
  },
  {
    kind: 'admin by claim, receptionist by document',
    role: 'client',
    make: () => person({ role: 'admin', document: { role: 'receptionist' } }),
  },
  {
    kind: 'admin with an old session',
    role: 'client',
    make: () => person({ role: 'admin', document: { validSince: Date.now() + 3_600_000 } }),
  },
];

const instance = ownInstance();
const people = new Map<string, Person | null>();
beforeAll(async () => {
  await openPractice();
  for (const { kind, make } of KINDS) people.set(kind, await make());
});

const ID = 'no-such-booking';
const seen = { bookingId: ID, version: 1 };
const entered = { ...seen, requestId: 'a-request-id-0123' };
const place = { date: inDays(30), time: '10:00' };

/** Calls of staff, with a harmless input: who may, hears something else than `forbidden`. */
const STAFF_CALLS: [string, Permission, object][] = [
  ['confirmBooking', 'decide-bookings', { ...seen, ...place }],
  ['rejectBooking', 'decide-bookings', { ...seen, reason: 'x' }],
  ['completeBooking', 'conclude-sessions', seen],
  ['markNoShow', 'conclude-sessions', seen],
  ['recordPayment', 'record-payments', { ...entered, amount: 1, method: 'cash', code: '' }],
  [
    'saveIncident',
    'manage-practice',
    {
      requestId: 'a-request-id-0123',
      incidentId: 'no-such-incident',
      version: 1,
      noticedDate: '2020-01-06',
      noticedTime: '10:00',
      happened: 'x',
      dataKinds: [],
      people: 0,
      consequences: '',
      measures: '',
      commissionerToldOn: '',
      peopleToldOn: '',
      closing: '',
    },
  ],
  ['recordRefund', 'manage-practice', { ...entered, amount: 1, method: null, code: '' }],
  ['correctPayment', 'manage-practice', { ...entered, entryId: 'no-such-entry', note: 'x' }],
  ['waivePayment', 'manage-practice', { ...entered, amount: 1, note: 'x' }],
  ['keepRest', 'manage-practice', { ...entered, note: 'x' }],
  [
    'assignPayment',
    'record-payments',
    { method: 'mobile-money', code: 'NOSUCH1234', bookingId: null, returnCode: '' },
  ],
  ['saveTaxNumber', 'record-payments', { receiptNumber: '1999-00001', taxNumber: '' }],
  ['askGuardian', 'decide-bookings', seen],
  ['makeGuardianLink', 'decide-bookings', { bookingId: ID }],
  ['makePayLink', 'record-payments', { bookingId: ID }],
  ['showConfidential', 'see-confidential', { bookingId: ID, versions: false }],
  ['createMeeting', 'manage-meetings', { bookingId: ID }],
  ['cancelMeeting', 'manage-meetings', seen],
  ['reopenBooking', 'reopen-bookings', seen],
  ['resendMail', 'follow-mails', { mailId: 'no-such-mail' }],
  ['settleMail', 'follow-mails', { mailId: 'no-such-mail' }],
  ['pasteMeetingLink', 'manage-meetings', { bookingId: ID, link: 'https://zoom.us/j/1' }],
  [
    'saveAvailability',
    'block-time',
    {
      practitionerId: PRACTITIONER,
      serviceId: 'no-such-service',
      date: place.date,
      timeSlots: [],
    },
  ],
  ['updateStaff', 'change-roles', { uid: 'nobody', role: 'admin', active: true }],
];

/** The other calls, each with the file that tries who may. */
const TRIED_ELSEWHERE: Record<string, string> = {
  askForPayment: 'money-guards',
  checkPayments: 'payments',
  followPayment: 'money-guards',
  payByLink: 'pay-links',
  registerNotices: 'payment-setup',
  showClient: 'clients',
  showMonth: 'money-month',
  rebuildProjections: 'health',
  reportError: 'health',
  reportFigures: 'field-figures',
  runJobNow: 'health',
  showFigures: 'field-figures',
  showHealth: 'health',
  startTrial: 'payment-setup',
  followTrial: 'payment-setup',
  sayPaid: 'money-guards',
  showPayLink: 'pay-links',
  showGuardianLink: 'guardians',
  answerGuardianLink: 'guardians',
  showReceipts: 'payments',
  bookOnBehalf: 'practice-desk',
  chooseAnotherTime: 'own-request',
  claimMyBookings: 'clients',
  cancelBooking: 'permissions',
  confirmOwnPassword: 'permissions',
  createBooking: 'create-booking',
  deleteMyAccount: 'my-data',
  exportMyData: 'my-data',
  freeTime: 'time-blocks',
  giveConsent: 'practice-desk',
  holdAgain: 'own-request',
  listStaff: 'practice-editors',
  markMessage: 'practice-editors',
  moveBooking: 'permissions',
  registerStaff: 'permissions',
  removeArticle: 'practice-editors',
  removeBlock: 'time-blocks',
  removePushToken: 'push',
  saveArticle: 'practice-editors',
  saveBlock: 'time-blocks',
  saveCrisisNumbers: 'practice-editors',
  amendNote: 'practice-desk',
  saveNote: 'practice-desk',
  saveNoteDraft: 'confidential',
  signNote: 'practice-desk',
  saveOpeningHours: 'practice-editors',
  savePractitioner: 'practitioners',
  savePushToken: 'push',
  saveService: 'practice-editors',
  saveSettings: 'practice-editors',
  sendMessage: 'messages',
  updateBookingContact: 'permissions',
};

it('every call that is deployed is tried here or in the file that is named for it', () => {
  const deployed: string[] = Object.values(ENDPOINTS).flat();
  const here = STAFF_CALLS.map(([name]) => name);
  expect([...here, ...Object.keys(TRIED_ELSEWHERE)].sort()).toEqual(deployed.sort());
  for (const [name, file] of Object.entries(TRIED_ELSEWHERE)) {
    const test = readFileSync(path.join(ROOT, `tests/functions/${file}.test.ts`), 'utf8');
    // The list itself is in this file, and proves nothing.
    const uses = test.split(name).length - 1 - (file === 'permissions' ? 1 : 0);
    expect(uses, `${name} in ${file}`).toBeGreaterThan(0);
  }
});

describe.each(KINDS)('$kind', ({ kind, role }) => {
  it.each(STAFF_CALLS)('%s (%s)', async (name, permission, input) => {
    const answer = await callRaw(name, people.get(kind) ?? null, input, { base: instance.base });
    const expected =
      role === null ? 'signed-out' : may(role, permission) ? 'not-found' : 'forbidden';
    expect(answer).toMatchObject({ ok: false, code: expected });
  });
});

describe('a booking of somebody else', () => {
  it.each(KINDS.filter(({ role }) => role === 'client'))(
    'does not exist for a $kind',
    async ({ kind }) => {
      const { booking } = await pendingBooking();
      const who = people.get(kind) ?? null;
      const own = { bookingId: booking.id, version: 1 };
      for (const [name, input] of [
        ['cancelBooking', own],
        ['moveBooking', { ...own, ...place }],
        ['followPayment', { bookingId: booking.id }],
        ['sayPaid', { bookingId: booking.id, code: 'QWE1234567' }],
        ['showReceipts', { bookingId: booking.id }],
        [
          'updateBookingContact',
          { bookingId: booking.id, name: 'X', email: 'x@example.com', phone: '+254700000000' },
        ],
      ] as const) {
        expect(await callRaw(name, who, input, { base: instance.base })).toMatchObject({
          code: 'not-found',
        });
      }
    },
  );

  const CALL: Partial<Record<BookingAction, string>> = {
    cancel: 'cancelBooking',
    move: 'moveBooking',
  };
  it.each(
    STAFF_ROLES.flatMap((role) =>
      (['cancel', 'move'] as const).map((action) => ({ role, action })),
    ),
  )('$role may $action it as the table says', async ({ role, action }) => {
    const { booking } = await pendingBooking();
    const input = { bookingId: booking.id, version: 1, ...(action === 'move' ? place : {}) };
    const answer = await callRaw(CALL[action] ?? '', people.get(role) ?? null, input, {
      base: instance.base,
    });
    const permitted = TRANSITIONS.some(
      (each) => each.action === action && may(role, each.permission),
    );
    if (!permitted) expect(answer).toMatchObject({ code: 'forbidden' });
    else if (action === 'cancel') expect(answer.ok).toBe(true);
    else expect(answer).toMatchObject({ code: 'transition-not-allowed' });
  });

  it('signed out: nothing at all', async () => {
    for (const [name, input] of [
      ['cancelBooking', seen],
      ['moveBooking', { ...seen, ...place }],
      [
        'updateBookingContact',
        { bookingId: ID, name: 'X', email: 'x@example.com', phone: '+254700000000' },
      ],
      ['askForPayment', { requestId: 'a-request-id-0123', bookingId: ID, phone: '0712345678' }],
      ['followPayment', { bookingId: ID }],
      ['sayPaid', { bookingId: ID, code: 'QWE1234567' }],
      ['showReceipts', { bookingId: ID }],
      ['checkPayments', {}],
      ['registerNotices', {}],
      ['showMonth', { month: '2020-01' }],
      ['showFigures', { days: 7 }],
      ['showHealth', {}],
      ['runJobNow', { requestId: 'a-request-id-0123', job: 'sweepOutbox' }],
      ['rebuildProjections', { requestId: 'a-request-id-0123' }],
      ['startTrial', { requestId: 'a-request-id-0123', phone: '0712345678' }],
      ['followTrial', { attemptId: 'a1' }],
      ['holdAgain', seen],
      ['chooseAnotherTime', { ...seen, ...place }],
      ['confirmOwnPassword', {}],
    ] as const) {
      expect(await callRaw(name, null, input, { base: instance.base })).toMatchObject({
        code: 'signed-out',
      });
    }
  });
});

describe('registering staff', () => {
  it.each(KINDS)('$kind', async ({ kind, role }) => {
    const input = {
      fullName: 'X',
      email: 'not an address',
      password: 'long-enough',
      role: 'admin',
    };
    const answer = await callRaw(
      'registerStaff',
      people.get(kind) ?? null,
      { ...input, email: `${kind.replace(/\W/g, '')}${Date.now()}@example.com` },
      { base: instance.base },
    );
    if (role === null) expect(answer).toMatchObject({ code: 'signed-out' });
    else if (may(role, 'register-staff')) expect(answer.ok).toBe(true);
    else expect(answer).toMatchObject({ code: 'forbidden' });
  });
});
