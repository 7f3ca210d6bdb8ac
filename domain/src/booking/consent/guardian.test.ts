import { describe, expect, it } from 'vitest';
import { TO_PRACTICE } from '../mails/mail-table';
import type { RefusalCode } from '../../refusal';
import { aBooking } from '../../testing/booking';
import { byOwner, byStaff, templatesOf } from '../../testing/decision';
import { codeOf } from '../../testing/refusal';
import { DAY } from '../../time/instant';
import type { Booking } from '../booking';
import {
  answerForGuardian,
  askGuardianAgain,
  askOwnGuardian,
} from '../commands/answer-for-guardian';
import type { ShownVersions } from '../commands/give-consent';
import { CONSENT_VERSIONS } from './consent-versions';
import {
  guardianLinkErased,
  guardianProofOf,
  guardianStateOf,
  guardianViewOf,
  isGuardianCode,
  isGuardianLinkOpen,
  isGuardianProved,
  isReachedLikeClient,
  lacksGuardianConsent,
  requireGuardianConsent,
} from './guardian';

const guardian = {
  name: 'Rose Wafula',
  phone: '+254 700 000 018',
  email: 'rose@example.com',
  consents: true,
};
const young = (part: Partial<Booking> = {}) =>
  aBooking({ ageBand: 'adolescent', guardian, ...part });
const now = young().startsAt - DAY;
const shown = { language: 'sw', proof: 'mail', textHash: 'a', privacyHash: 'b' } as const;
const versions = {
  privacyVersion: CONSENT_VERSIONS.privacy,
  agreementVersion: CONSENT_VERSIONS.adolescent,
};
const answer = (
  booking: Booking,
  agrees: boolean,
  at = now,
  shownVersions: ShownVersions = versions,
) => answerForGuardian({ booking }, { agrees, shown, handedBy: null, ...shownVersions }, at);
const agreed = () => answer(young(), true)!.after;
const declined = () => answer(young(), false)!.after;
const withdrawn = () => answer(agreed(), false)!.after;

describe('a session with a client of 12 to 17', () => {
  it('cannot be confirmed until a named guardian has agreed and not withdrawn', () => {
    const cases: [Booking, ReturnType<typeof guardianStateOf>, RefusalCode | null][] = [
      [aBooking(), 'none', null],
      [young({ guardian: null }), 'unnamed', 'guardian-required'],
      [young(), 'open', 'guardian-consent-due'],
      [declined(), 'declined', 'guardian-consent-due'],
      [agreed(), 'given', null],
      [withdrawn(), 'withdrawn', 'guardian-consent-due'],
    ];
    for (const [booking, state, code] of cases) {
      expect(guardianStateOf(booking)).toBe(state);
      expect(codeOf(() => requireGuardianConsent(booking))).toBe(code);
      expect(lacksGuardianConsent(booking)).toBe(code !== null);
    }
  });
});

describe('the answer by the link', () => {
  it('records the texts, the time, the guardian and the proof', () => {
    const plan = answer(young(), true)!;
    expect(plan.after.guardianConsent).toEqual({
      ...shown,
      handedBy: null,
      at: now,
      withdrawnAt: null,
      version: CONSENT_VERSIONS.adolescent,
      privacyVersion: CONSENT_VERSIONS.privacy,
    });
    expect(plan.event).toMatchObject({
      action: 'guardian-consent',
      at: now,
      actor: { kind: 'guest', uid: null, name: 'Rose Wafula' },
      details: { textHash: 'a', privacyHash: 'b', language: 'sw', proof: 'mail' },
    });
    expect(plan.mails).toMatchObject([{ template: 'guardian-answered', to: 'amina@example.com' }]);
  });

  it('changes nothing when it is repeated', () => {
    expect(answer(agreed(), true)).toBeNull();
    expect(answer(withdrawn(), false)).toBeNull();
    expect(answer(declined(), false)).toBeNull();
  });

  it('can be withdrawn, which is emailed to the practice, and given again', () => {
    const back = answer(agreed(), false, now + 1)!;
    expect(back.after.guardianConsent).toMatchObject({ at: now, withdrawnAt: now + 1 });
    expect(back.event.action).toBe('guardian-withdraw');
    expect(back.mails).toMatchObject([
      { template: 'guardian-answered' },
      { template: 'guardian-withdrew', to: TO_PRACTICE },
    ]);
    expect(guardianStateOf(answer(back.after, true)!.after)).toBe('given');
  });

  it('can be a refusal, which is emailed to the practice; a later consent counts', () => {
    const plan = answer(young(), false)!;
    expect(plan.fields).toMatchObject({ guardianDeclinedAt: now });
    expect(plan.after.guardianConsent).toBeNull();
    expect(plan.event).toMatchObject({
      action: 'guardian-decline',
      actor: { kind: 'guest', uid: null, name: 'Rose Wafula' },
    });
    expect(templatesOf(plan)).toEqual(['guardian-answered', 'guardian-withdrew']);
    const given = answer(plan.after, true, now + 1)!.after;
    expect(guardianStateOf(given)).toBe('given');
    expect(guardianStateOf(answer(given, false, now + 2)!.after)).toBe('withdrawn');
  });

  it('is refused for texts of another version', () => {
    const old = { ...versions, agreementVersion: CONSENT_VERSIONS.adult + '-old' };
    expect(codeOf(() => answer(young(), true, now, old))).toBe('consent-outdated');
  });

  it.each([
    ['the session is over', {}, young().endsAt],
    ['it was cancelled', { status: 'cancelled' }, now],
    ['it was rejected', { status: 'rejected' }, now],
    ['its client has left', { leftAt: now - DAY }, now],
    ['no guardian is named', { guardian: null }, now],
    ['the client is an adult', { ageBand: 'adult' }, now],
  ] as const)('is no longer possible once %s', (_, part, at) => {
    expect(isGuardianLinkOpen(young(part), at)).toBe(false);
    expect(codeOf(() => answer(young(part), true, at))).toBe('not-found');
  });

  it('is possible for a confirmed session too, until its end', () => {
    const { endsAt } = young();
    expect(isGuardianLinkOpen(young(), endsAt - 1)).toBe(true);
    expect(isGuardianLinkOpen(young({ status: 'confirmed' }), now)).toBe(true);
  });
});

describe('an answer by a link that staff handed over', () => {
  const handedBy = { uid: 'rehema', name: 'Rehema Achieng' };
  const byHanded = (proof: 'code' | 'phone') =>
    answerForGuardian(
      { booking: young() },
      { agrees: true, shown: { ...shown, proof }, handedBy, ...versions },
      now,
    )!;

  it.each([
    ['with a code is the guardian’s own', 'code', 'guardian-consent', { kind: 'guest', uid: null }],
    ['without a mailbox counts as told to staff', 'phone', 'guardian-told', { kind: 'staff' }],
  ] as const)('names who handed it over, and %s', (_, proof, action, by) => {
    const { after, event } = byHanded(proof);
    const handed = { proof, handedBy: 'Rehema Achieng' };
    expect(after.guardianConsent).toMatchObject(handed);
    const name = by.kind === 'staff' ? 'Rehema Achieng' : 'Rose Wafula';
    expect(event).toMatchObject({ action, details: handed, actor: { ...by, name } });
  });

  it('names the staff member also when it withdraws the consent', () => {
    const { after } = byHanded('code');
    const back = { agrees: false, shown, handedBy, ...versions };
    const plan = answerForGuardian({ booking: after }, back, now);
    expect(plan?.event.details).toEqual({ handedBy: 'Rehema Achieng' });
  });

  it('needs a code where the guardian has a mailbox', () => {
    expect(guardianProofOf(guardian, 'mail')).toBe('mail');
    expect(guardianProofOf(guardian, 'phone')).toBe('code');
    expect(guardianProofOf({ ...guardian, email: '' }, 'phone')).toBe('phone');
  });

  it('accepts the emailed code for an hour, and no other code', () => {
    const link = { code: '012345', codeUntil: now + 1 };
    expect(isGuardianCode(link, '012345', now)).toBe(true);
    expect(isGuardianCode(link, '012345', now + 1)).toBe(false);
    expect(isGuardianCode(link, '012346', now)).toBe(false);
    expect(isGuardianCode({}, '', now)).toBe(false);
  });
});

describe('asking again', () => {
  const again = (booking: Booking, version = booking.version, at = now) =>
    askGuardianAgain({ booking }, { version, signedBy: byStaff.signedBy }, at);

  it('emails the guardian, and makes a new version each time', () => {
    const plan = again(young());
    expect(plan.mails).toMatchObject([{ to: 'rose@example.com', template: 'guardian-consent' }]);
    expect(again(plan.after).mails[0]!.id).not.toBe(plan.mails[0]!.id);
    const event = { action: 'ask-guardian', actor: byStaff.signedBy, details: { way: 'mail' } };
    expect(plan.event).toMatchObject(event);
  });

  it('is refused once the guardian cannot answer any more', () => {
    expect(codeOf(() => again(young(), 99))).toBe('version-conflict');
    expect(codeOf(() => again(agreed()))).toBe('transition-not-allowed');
    const byPhone = young({ guardian: { ...guardian, email: '' } });
    expect(codeOf(() => again(byPhone))).toBe('transition-not-allowed');
    expect(codeOf(() => again(young({ status: 'cancelled' })))).toBe('not-found');
    expect(codeOf(() => again(young(), undefined, young().endsAt))).toBe('not-found');
  });
});

describe('asking again by the client', () => {
  const client = byOwner.signedBy;
  const again = (booking: Booking, email = guardian.email, at = now, version = booking.version) =>
    askOwnGuardian({ booking }, { version, email, signedBy: client }, at);

  it('emails the same address once more', () => {
    const plan = again(young());
    expect(plan.after.guardian).toEqual(guardian);
    expect(plan.mails).toMatchObject([{ to: guardian.email, template: 'guardian-consent' }]);
    expect(plan.event).toMatchObject({ action: 'ask-guardian', actor: client });
  });

  it('corrects the address and nothing else, and the history does not repeat it', () => {
    const plan = again(young(), 'mary@example.com');
    expect(plan.after.guardian).toEqual({ ...guardian, email: 'mary@example.com' });
    expect(plan.mails).toMatchObject([{ to: 'mary@example.com', template: 'guardian-consent' }]);
    expect(plan.event).toMatchObject({ action: 'guardian-address', actor: client });
    expect(JSON.stringify(plan.event)).not.toContain('@');
  });

  it('is refused once the guardian has answered or cannot answer any more', () => {
    for (const answered of [declined(), agreed(), withdrawn()])
      expect(codeOf(() => again(answered, 'mary@example.com'))).toBe('transition-not-allowed');
    expect(codeOf(() => again(young(), undefined, now, 99))).toBe('version-conflict');
    expect(codeOf(() => again(young({ status: 'cancelled' })))).toBe('not-found');
    expect(codeOf(() => again(young(), undefined, young().endsAt))).toBe('not-found');
    expect(codeOf(() => again(aBooking()))).toBe('not-found');
  });
});

it('a link is kept for sixty days after the session’s present time', () => {
  expect(guardianLinkErased({ endsAt: 1000 })).toBe(1000 + 60 * DAY);
});

it.each([
  ['from a mail is proved by it', guardian, 'mail', '', true],
  ['from a mail is proved by it, with any digits', guardian, 'mail', '9999', true],
  ['from staff is proved by the last digits', guardian, 'phone', '0018', true],
  ['from staff is not proved by other digits', guardian, 'phone', '0019', false],
  ['from staff is not proved without digits', guardian, 'phone', '', false],
  ['is not proved when no number is named', { ...guardian, phone: '' }, 'phone', '', false],
  ['is not proved when no guardian is named', null, 'phone', '', false],
] as const)('a guardian who opens a link %s', (_, named, way, digits, proved) => {
  expect(isGuardianProved(named, way, digits)).toBe(proved);
});

const noMail = { guardian: { ...guardian, email: '' }, clientEmail: '' };
const noNumber = { guardian: { ...guardian, phone: '' }, clientPhone: '' };
it.each<[string, boolean, Partial<Booking>]>([
  ['by another address and number', false, {}],
  ['by the same mailbox', true, { clientEmail: 'Rose+me@Example.com' }],
  ['by the same mailbox with spaces around it', true, { clientEmail: ' rose@example.com ' }],
  ['by the same number, written otherwise', true, { clientPhone: '0700 000 018' }],
  ['by a number while neither has an address', false, noMail],
  ['by an address while neither has a number', false, noNumber],
  ['by nobody, who is not named', false, { guardian: null }],
])('a guardian who is reached %s: like the client %s', (_, expected, part) => {
  expect(isReachedLikeClient(young(part))).toBe(expected);
});

it('the page shows names and time, and nothing about the session', () => {
  expect(guardianViewOf(young())).toEqual({
    clientName: 'Amina Otieno',
    guardianName: 'Rose Wafula',
    isBooker: false,
    consent: null,
    state: 'open',
    startsAt: young().startsAt,
  });
  const consent = { at: now, version: CONSENT_VERSIONS.adolescent, withdrawnAt: null };
  expect(guardianViewOf(agreed()).consent).toEqual(consent);
  const booker = young({ clientEmail: 'rose@example.com' });
  expect(guardianViewOf(booker).isBooker).toBe(true);
  for (const unasked of [aBooking(), aBooking({ guardian }), young({ guardian: null })])
    expect(codeOf(() => guardianViewOf(unasked))).toBe('not-found');
});
