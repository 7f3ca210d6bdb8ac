/**
 * A guardian answers by an own link: who gets one, what proves it, what is recorded, and that nothing is confirmed
 * before.
 */
import { beforeAll, expect, it } from 'vitest';
import {
  answerGuardianLink,
  askGuardian,
  askOwnGuardian,
  makeGuardianLink,
  showGuardianLink,
} from '@tulia/domain/calls/guardian/guardian';
import { createBooking } from '@tulia/domain/calls/bookings/create-booking';
import { confirmBooking, rejectBooking } from '@tulia/domain/calls/bookings/decide-booking';
import { deleteMyAccount, exportMyData } from '@tulia/domain/calls/people/my-data';
import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent/consent-versions';
import { bookingPath } from '@tulia/domain/records/booking';
import { consentTextPath } from '@tulia/domain/records/consent';
import { guardianLinkPath, guardianLinks } from '@tulia/domain/records/guardian-link';
import { runs } from '@tulia/domain/testing/runs';
import { database, done, person, refused, type Person } from '../support/actors';
import { randomUUID } from '../support/chance';
import {
  bookingById,
  bookingRequest,
  freeSlot,
  openPractice,
  pendingBooking,
} from '../support/makers';
import { eventually, job, mailStates, mailsTo } from './outside';
import { ownInstance } from './own-instance';
import { historyOf } from './look';

const instance = ownInstance();
const { ask } = instance;
let admin: Person;
let receptionist: Person;
beforeAll(async () => {
  await openPractice();
  admin = await person({ role: 'admin' });
  receptionist = await person({ role: 'receptionist' });
});

const PHONE = '+254 700 000 012';
const texts = {
  privacyVersion: CONSENT_VERSIONS.privacy,
  agreementVersion: CONSENT_VERSIONS.adolescent,
};

/** A request of a client aged 12 to 17; the guardian has an address of their own. */
async function youngRequest({
  client,
  email = `guardian-${randomUUID()}@example.com`,
}: { client?: Person; email?: string } = {}) {
  const made = await pendingBooking(client, {
    serviceId: 'adolescent-support',
    category: 'peer-pressure',
    ageBand: 'adolescent',
    specialRequests: 'nobody at home may hear this',
    guardian: { name: 'Zawadi Hassan', phone: PHONE, email, consents: true },
    consent: texts,
  });
  return { ...made, email };
}

/** The token of the link in the letters to this address, the newest last. */
const mailedTokens = (email: string, count = 1) =>
  eventually(async () => {
    const tokens = (await mailsTo(email)).map(
      ({ text }) => /\/guardian#([0-9a-f]{32})/.exec(text)?.[1] ?? '',
    );
    return tokens.length >= count && tokens;
  }, 'the letter to the guardian');
const show = (token: string, digits = '') => ask(showGuardianLink, null, { token, digits });
const answer = (token: string, agrees: boolean, digits = '', code = '') =>
  ask(answerGuardianLink, null, { token, digits, code, agrees, language: 'sw', ...texts });
/** The code in the newest of so many letters with one. */
const mailedCode = (email: string, count = 1) =>
  eventually(async () => {
    const codes = (await mailsTo(email)).flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
    return codes.length >= count && codes[0];
  }, 'the letter with the code');
const handed = async (bookingId: string) =>
  done(await ask(makeGuardianLink, receptionist, { bookingId })).token;
const confirmAs = async (bookingId: string, place: object) => {
  const { version } = await bookingById(bookingId);
  return ask(confirmBooking, admin, { bookingId, version, ...place } as never);
};

it('nothing is confirmed before the guardian has agreed by the mailed link', async () => {
  const { booking, place, email } = await youngRequest();
  expect(refused(await confirmAs(booking.id, place))).toBe('guardian-consent-due');
  const [token = ''] = await mailedTokens(email);
  const [letter] = await mailsTo(email);
  expect(letter?.subject).toBe('We need your answer');
  expect(letter?.text).not.toContain(booking.service.name.en);
  const { view } = done(await show(token));
  expect(view).toMatchObject({ state: 'open', clientName: booking.clientName, consent: null });
  expect(JSON.stringify(view)).not.toMatch(/peer|nobody at home|adolescent|@/);
  expect(done(await answer(token, true)).view.state).toBe('given');
  const { guardianConsent, version } = await bookingById(booking.id);
  expect(guardianConsent).toMatchObject({ language: 'sw', proof: 'mail', withdrawnAt: null });
  for (const hash of [guardianConsent?.textHash, guardianConsent?.privacyHash]) {
    const kept = await database()
      .doc(consentTextPath(hash ?? ''))
      .get();
    expect(kept.get('language')).toBe('sw');
  }
  const [said] = await historyOf(booking.id, 'guardian-consent');
  expect(said?.actor).toEqual({ kind: 'guest', uid: null, name: 'Zawadi Hassan' });
  expect(said?.details).toMatchObject({
    proof: 'mail',
    textHash: guardianConsent?.textHash,
  });
  // The same answer again is the same answer.
  done(await answer(token, true));
  expect((await bookingById(booking.id)).version).toBe(version);
  done(await confirmAs(booking.id, place));
});

it('a link that was handed over asks for the digits of the number, a few times only', async () => {
  const { booking, place } = await youngRequest();
  const token = await handed(booking.id);
  expect(await handed(booking.id)).toBe(token);
  expect(done(await show(token)).view).toBeNull();
  expect(refused(await answer(token, true))).toBe('digits-wrong');
  expect(refused(await show(token, '9999'))).toBe('digits-wrong');
  expect(done(await show(token, '0012')).view).toMatchObject({ state: 'open' });
  for (let tries = 0; tries < 9; tries += 1) await show(token, '9999');
  expect(refused(await show(token, '0012'))).toBe('quota-exceeded');
  expect(refused(await confirmAs(booking.id, place))).toBe('guardian-consent-due');
});

it('by a link that was handed over the guardian agrees with a code from their own mailbox', async () => {
  const { booking, place, email } = await youngRequest();
  const token = await handed(booking.id);
  const asked = done(await answer(token, true, '0012'));
  expect(asked).toMatchObject({ view: { state: 'open' }, codeSentTo: 'g…@example.com' });
  const code = await mailedCode(email);
  const wrong = code === '000000' ? '000001' : '000000';
  expect(refused(await answer(token, true, '0012', wrong))).toBe('code-wrong');
  expect(refused(await confirmAs(booking.id, place))).toBe('guardian-consent-due');
  // The letters that reach the guardian agree.
  expect(done(await answer(token, true, '0012')).codeSentTo).not.toBeNull();
  expect(await mailedCode(email, 2)).toBe(code);
  const given = done(await answer(token, true, '0012', code));
  expect(given).toMatchObject({ view: { state: 'given' }, codeSentTo: null });
  expect((await bookingById(booking.id)).guardianConsent).toMatchObject({
    proof: 'code',
    handedBy: 'Test Person',
  });
  const [said] = await historyOf(booking.id, 'guardian-consent');
  expect(said).toMatchObject({
    actor: { name: 'Zawadi Hassan' },
    details: { handedBy: 'Test Person' },
  });
  done(await confirmAs(booking.id, place));
});

it('the desk alone does not make a guardian’s consent: codes end, count for an hour, and stand where staff do not read', async () => {
  const { booking, email } = await youngRequest();
  const token = await handed(booking.id);
  done(await answer(token, true, '0012'));
  const code = await mailedCode(email);
  expect((await mailStates(booking.id))['guardian-code']).toMatchObject({ to: email });
  expect(JSON.stringify(await mailStates(booking.id))).not.toContain(code);
  const late = guardianLinks.toStoredPart({ codeUntil: Date.now() - 1 });
  await database().doc(guardianLinkPath(token)).update(late);
  expect(refused(await answer(token, true, '0012', code))).toBe('code-wrong');
  for (let tries = 1; tries < 8; tries += 1) {
    expect(refused(await answer(token, true, '0012', '000000'))).toBe('code-wrong');
  }
  expect(refused(await answer(token, true, '0012', code))).toBe('quota-exceeded');
  expect((await bookingById(booking.id)).guardianConsent).toBeNull();
});

it('without a mailbox the answer is recorded with the staff member who handed the link over', async () => {
  const { booking } = await youngRequest();
  await database().doc(bookingPath(booking.id)).update({ 'guardian.email': '' });
  const token = await handed(booking.id);
  expect(done(await answer(token, true, '0012')).view.state).toBe('given');
  expect((await bookingById(booking.id)).guardianConsent).toMatchObject({
    proof: 'phone',
    handedBy: 'Test Person',
  });
  expect(await historyOf(booking.id, 'guardian-consent')).toEqual([]);
  const [told] = await historyOf(booking.id, 'guardian-told');
  expect(told).toMatchObject({ actor: { kind: 'staff', uid: receptionist.uid } });
});

it('making the link and mailing it leave an entry each: who, when and which way', async () => {
  const { booking } = await youngRequest();
  const before = Date.now();
  for (const who of [receptionist, admin]) {
    done(await ask(makeGuardianLink, who, { bookingId: booking.id }));
  }
  const { version } = await bookingById(booking.id);
  done(await ask(askGuardian, admin, { bookingId: booking.id, version }));
  const made = await historyOf(booking.id, 'guardian-link');
  expect(made.map(({ actor }) => actor.uid).sort()).toEqual([receptionist.uid, admin.uid].sort());
  const [mailed] = await historyOf(booking.id, 'ask-guardian');
  expect(mailed).toMatchObject({ actor: { uid: admin.uid }, details: { way: 'mail' } });
  for (const each of [...made, mailed]) {
    expect(each?.at).toBeGreaterThanOrEqual(before - 1000);
  }
  expect(made[0]?.details).toEqual({ way: 'handed-over' });
});

it('a booking has one link of each way, also when several are wanted at the same moment', async () => {
  for (let round = 0; round < runs(20); round += 1) {
    const { booking, email } = await youngRequest();
    const tokens = await Promise.all(Array.from({ length: 5 }, () => handed(booking.id)));
    expect(new Set(tokens).size).toBe(1);
    const [mailed = ''] = await mailedTokens(email);
    const found = await database()
      .collection(guardianLinks.collection)
      .where('bookingId', '==', booking.id)
      .get();
    const stored = found.docs.map((doc) => doc.get('token') as unknown);
    expect(new Set(stored)).toEqual(new Set([tokens[0], mailed]));
  }
});

it('digits are guessed a few times only by answering, too', async () => {
  const { booking } = await youngRequest();
  const token = await handed(booking.id);
  for (let tries = 0; tries < 12; tries += 1)
    expect(refused(await answer(token, true, '9999'))).toBe('digits-wrong');
  expect(refused(await answer(token, true, '0012'))).toBe('quota-exceeded');
  expect((await bookingById(booking.id)).guardianConsent).toBeNull();
});

it('nothing is handed over for a guardian without a number to be asked for', async () => {
  const { booking } = await youngRequest();
  for (const phone of ['', '112']) {
    await database().doc(bookingPath(booking.id)).update({ 'guardian.phone': phone });
    expect(refused(await ask(makeGuardianLink, receptionist, { bookingId: booking.id }))).toBe(
      'not-found',
    );
  }
});

it('is taken back by the same link, which the practice is told, and holds the confirmation up', async () => {
  const { booking, place, email } = await youngRequest();
  const [token = ''] = await mailedTokens(email);
  done(await answer(token, true));
  expect(done(await answer(token, false)).view.state).toBe('withdrawn');
  expect(refused(await confirmAs(booking.id, place))).toBe('guardian-consent-due');
  await eventually(async () => {
    const mails = await database()
      .collection('mail')
      .where('bookingId', '==', booking.id)
      .where('template', '==', 'guardian-withdrew')
      .get();
    return mails.size === 1;
  }, 'the mail to the practice');
  done(await answer(token, true));
  done(await confirmAs(booking.id, place));
});

it('a guardian can say no, which the practice is told, and agree later', async () => {
  const { booking, place, email } = await youngRequest();
  const [token = ''] = await mailedTokens(email);
  expect(done(await answer(token, false)).view).toMatchObject({ state: 'declined', consent: null });
  expect(await bookingById(booking.id)).toMatchObject({ guardianConsent: null });
  const [said] = await historyOf(booking.id, 'guardian-decline');
  expect(said?.actor).toEqual({ kind: 'guest', uid: null, name: 'Zawadi Hassan' });
  const states = await mailStates(booking.id);
  expect(Object.keys(states)).toEqual(
    expect.arrayContaining(['guardian-withdrew', 'guardian-answered']),
  );
  expect(refused(await confirmAs(booking.id, place))).toBe('guardian-consent-due');
  expect(done(await answer(token, true)).view.state).toBe('given');
  done(await confirmAs(booking.id, place));
});

it('a guardian’s link opens nothing with an unknown token or that of another booking, and ends with the booking', async () => {
  const one = await youngRequest();
  const other = await youngRequest();
  const [token = ''] = await mailedTokens(one.email);
  expect(refused(await show('0'.repeat(32)))).toBe('not-found');
  expect(refused(await ask(showGuardianLink, null, { token: '../x', digits: '' }))).toBe(
    'invalid-input',
  );
  done(await answer(token, true));
  expect((await bookingById(other.booking.id)).guardianConsent).toBeNull();
  const { version } = await bookingById(one.booking.id);
  const ended = { bookingId: one.booking.id, version, reason: 'full' };
  done(await ask(rejectBooking, admin, ended));
  expect(refused(await show(token))).toBe('not-found');
  expect(refused(await answer(token, false))).toBe('not-found');
  expect(refused(await ask(makeGuardianLink, receptionist, { bookingId: one.booking.id }))).toBe(
    'not-found',
  );
  // What is over in the database goes with the next night.
  const expired = guardianLinks.toStoredPart({ expiresAt: Date.now() - 1 });
  await database().doc(guardianLinkPath(token)).update(expired);
  await job('eraseExpiredRecords');
  expect((await database().doc(guardianLinkPath(token)).get()).exists).toBe(false);
});

it('of a text that is not in force is refused', async () => {
  const { email } = await youngRequest();
  const [token = ''] = await mailedTokens(email);
  const old = { ...texts, agreementVersion: '2020-1' };
  const asked = { token, digits: '', code: '', agrees: true, language: 'en', ...old } as const;
  expect(refused(await ask(answerGuardianLink, null, asked))).toBe('consent-outdated');
});

it('only staff have it mailed again, and a few times only', async () => {
  const { booking, client, email } = await youngRequest();
  await mailedTokens(email);
  const again = async (who: Person | null) => {
    const { version } = await bookingById(booking.id);
    return ask(askGuardian, who, { bookingId: booking.id, version });
  };
  expect(refused(await again(client))).toBe('forbidden');
  expect(refused(await ask(makeGuardianLink, client, { bookingId: booking.id }))).toBe('forbidden');
  done(await again(receptionist));
  const [first, second] = await mailedTokens(email, 2);
  expect(second).toBe(first);
  const stale = { bookingId: booking.id, version: 1 };
  expect(refused(await ask(askGuardian, receptionist, stale))).toBe('version-conflict');
  done(await again(receptionist));
  expect(refused(await again(receptionist))).toBe('quota-exceeded');
});

it('a client corrects the address, which closes the link that was mailed before', async () => {
  const { booking, client, email } = await youngRequest();
  const [token = ''] = await mailedTokens(email);
  const right = `guardian-${randomUUID()}@example.com`;
  const asked = { bookingId: booking.id, version: booking.version, email: right };
  expect(refused(await ask(askOwnGuardian, await person(), asked))).toBe('not-found');
  expect(refused(await ask(askOwnGuardian, receptionist, asked))).toBe('forbidden');
  done(await ask(askOwnGuardian, client, asked));
  expect(refused(await show(token))).toBe('not-found');
  expect(refused(await ask(askOwnGuardian, client, asked))).toBe('version-conflict');
  const [other = ''] = await mailedTokens(right);
  expect(other).not.toBe(token);
  expect(done(await answer(other, false)).view.state).toBe('declined');
  const { version } = await bookingById(booking.id);
  const back = { bookingId: booking.id, version, email };
  expect(refused(await ask(askOwnGuardian, client, back))).toBe('transition-not-allowed');
  const [said] = await historyOf(booking.id, 'guardian-address');
  expect(said?.actor).toMatchObject({ kind: 'client', uid: client.uid });
});

it('three letters in an hour reach one guardian, from however many clients', async () => {
  const name = `guardian-${randomUUID()}`;
  // Tags lead to the same mailbox.
  const addresses = [1, 2, 3, 4].map((tag) => `${name}+${tag}@example.com`);
  const asked = [];
  for (const email of addresses) asked.push(await youngRequest({ email }));
  for (const { booking } of asked) {
    await eventually(async () => {
      const state = (await mailStates(booking.id))['guardian-consent']?.state;
      return state === 'sent' || state === 'skipped';
    }, 'the letter, or that it is left out');
  }
  const letters = await Promise.all(addresses.map((email) => mailsTo(email)));
  expect(letters.flat()).toHaveLength(3);
  const states = await Promise.all(asked.map(({ booking }) => mailStates(booking.id)));
  const skipped = asked.filter((_, i) => states[i]?.['guardian-consent']?.state === 'skipped');
  expect(skipped).toHaveLength(1);
  for (const { booking } of skipped) {
    const { version } = await bookingById(booking.id);
    const again = { bookingId: booking.id, version };
    expect(refused(await ask(askGuardian, receptionist, again))).toBe('quota-exceeded');
  }
});

it('three letters in an hour go out for one client, to however many guardians', async () => {
  const client = await person();
  const { booking, email } = await youngRequest({ client });
  await mailedTokens(email);
  const seen = async () => ({
    bookingId: booking.id,
    version: (await bookingById(booking.id)).version,
  });
  for (let letters = 2; letters <= 3; letters += 1) {
    done(await ask(askGuardian, receptionist, await seen()));
    await mailedTokens(email, letters);
  }
  const other = await youngRequest({ client });
  await eventually(
    async () => (await mailStates(other.booking.id))['guardian-consent']?.state === 'skipped',
    'the letter to be left out',
  );
  expect(await mailsTo(other.email)).toEqual([]);
});

it('carries no name that leads elsewhere', async () => {
  const place = await freeSlot();
  const young = { serviceId: 'adolescent-support', category: null, ageBand: 'adolescent' } as const;
  const guardian = { name: 'Zawadi', phone: PHONE, email: 'z@example.com', consents: true };
  const request = bookingRequest(place, { ...young, guardian, consent: texts });
  const client = await person();
  const named = (name: string) => ask(createBooking, client, { ...request, fullName: name });
  for (const name of ['https://evil.example/pay', 'www.evil.example', 'evil.co', 'x'.repeat(121)]) {
    expect(refused(await named(name)), name).toBe('invalid-input');
    const written = { ...guardian, name };
    const asked = { ...request, guardian: written };
    expect(refused(await ask(createBooking, client, asked)), name).toBe('invalid-input');
  }
  const { bookingId } = done(await named("Dr.Wanjiku J.K. Ng'ang'a-Otieno \u202e(Mrs)"));
  expect((await bookingById(bookingId)).clientName).toBe("Dr. Wanjiku J.K. Ng'ang'a-Otieno (Mrs)");
});

it('is in the copy of the client’s data, with the texts, also when it was taken back', async () => {
  const { booking, client, email } = await youngRequest();
  const [token = ''] = await mailedTokens(email);
  const exported = async () => {
    const { bookings } = done(await ask(exportMyData, client, {}));
    return bookings.find(({ id }) => id === booking.id)?.['guardianConsent'];
  };
  expect(await exported()).toBeNull();
  done(await answer(token, true));
  const { guardianConsent } = await bookingById(booking.id);
  const at = new Date(guardianConsent?.at ?? 0).toISOString();
  const texts = { title: expect.any(String) as string, text: expect.any(Array) as unknown[] };
  expect(await exported()).toMatchObject({
    at,
    language: 'sw',
    proof: 'mail',
    withdrawnAt: null,
    textHash: guardianConsent?.textHash,
    agreement: texts,
    privacyPolicy: texts,
  });
  done(await answer(token, false));
  const day = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string;
  expect(await exported()).toMatchObject({ at, withdrawnAt: day });
});

it('ends with the client’s account, and leaves nothing behind', async () => {
  const { booking, client, email } = await youngRequest();
  const [token = ''] = await mailedTokens(email);
  const phoneToken = await handed(booking.id);
  done(await ask(deleteMyAccount, client, { confirmed: true, language: 'en' }));
  for (const each of [token, phoneToken]) {
    expect(refused(await show(each))).toBe('not-found');
    expect((await database().doc(guardianLinkPath(each)).get()).exists).toBe(false);
  }
  const left = await database().doc(bookingPath(booking.id)).get();
  expect(JSON.stringify(left.data() ?? {})).not.toContain(email);
});
