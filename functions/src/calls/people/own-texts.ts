/** A client proves a phone number by a code, and agrees to texts there, or stops them (decision 110). */
import * as contract from '@tulia/domain/calls/people/text-number';
import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent/consent-versions';
import { kenyanMobile } from '@tulia/domain/money/provider/kenyan-phone';
import { ON_SCREEN } from '@tulia/domain/records/consent';
import { textNumberPath, textNumbers } from '@tulia/domain/records/texting/text-number';
import { Refusal } from '@tulia/domain/refusal';
import { MINUTE } from '@tulia/domain/time/instant';
import { codeText } from '@tulia/domain/wording/texts';
import { randomInt } from 'node:crypto';
import { textAccount } from '../../messages/account';
import { sendOnce } from '../../messages/send-text';
import { stopTexts as endConsent } from '../../messages/text-number';
import { db } from '../../platform/app';
import { limitFor } from '../../platform/app-check';
import { callable } from '../../platform/callable';
import { fingerprint } from '../../platform/fingerprint';
import { requireNotLeft } from '../../platform/left';
import { countEachCall, perDay, perHour } from '../../platform/rate-limit';
import { isSameSecret } from '../../platform/same-secret';
import { readRecord } from '../../platform/stored';
import { writerOf } from '../../platform/writer';
import { readSettings } from '../../practice/settings';
import { keptText, writeConsents } from '../../people/consents';

/** Codes to one number, whoever asks: a stranger must not flood a phone. */
const PER_NUMBER = { hour: 3, day: 6 };
const PER_ACCOUNT = { hour: 5, day: 10 };
/** Codes that one account tries in an hour, over all texts. */
const TRIES = 20;
/** Phones share network addresses. */
const PER_ADDRESS = 30;

const numberRef = (uid: string) => db().doc(textNumberPath(uid));
const codeOf = (uid: string, number: string, code: string) =>
  fingerprint('text-code', uid, number, code);

async function ownTexts(uid: string): Promise<contract.OwnTexts> {
  const [account, known] = await Promise.all([
    textAccount(),
    readRecord(textNumbers, textNumberPath(uid)),
  ]);
  const { number = '', stoppedAt = null } = known ?? {};
  return { isOffered: account !== null, number: number || null, stoppedAt };
}

export const showOwnTexts = callable(contract.showOwnTexts, (_, { caller }) =>
  ownTexts(caller.uid),
);

export const sendTextCode = callable(contract.sendTextCode, async (typed, { caller, clock }) => {
  // Addresses are cheap, so an account without a proved one reaches nobody's phone.
  if (!caller.emailVerified) throw new Refusal('email-unverified');
  const [account, number] = [await textAccount(), kenyanMobile(typed.number)];
  if (account === null || number === null) throw new Refusal('text-not-sent');
  const { uid, address } = caller;
  const rules = [
    perHour('text-code-number', number, PER_NUMBER.hour),
    perDay('text-code-number-day', number, PER_NUMBER.day),
    perHour('text-code', uid, PER_ACCOUNT.hour),
    perDay('text-code-day', uid, PER_ACCOUNT.day),
  ];
  if (address !== null)
    rules.push(perHour('text-code-address', address, limitFor(PER_ADDRESS, caller)));
  await countEachCall(rules, clock.now());
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const until = clock.now() + contract.CODE_MINUTES * MINUTE;
  const sent = { number, code: codeOf(uid, number, code), tries: 0, until };
  await db().runTransaction(async (transaction) => {
    await requireNotLeft(transaction, uid);
    transaction.set(numberRef(uid), textNumbers.toStoredPart({ sent }), { merge: true });
  });
  const message = { to: number, text: codeText(code, typed.language) };
  const outcome = await sendOnce(account, message, clock);
  // One that may have left can still be typed.
  if (outcome.kind === 'no' || outcome.kind === 'not-now') throw new Refusal('text-not-sent');
  return {};
});

export const agreeToTexts = callable(contract.agreeToTexts, async (input, { caller, clock }) => {
  const { code, language, consentVersion } = input;
  await countEachCall([perHour('text-code-tries', caller.uid, TRIES)], clock.now());
  if (!caller.emailVerified) throw new Refusal('email-unverified');
  if (consentVersion !== CONSENT_VERSIONS.texts) throw new Refusal('consent-outdated');
  const { uid } = caller;
  const text = await keptText('texts', language, await readSettings());
  const now = clock.now();
  const isProved = await db().runTransaction(async (transaction) => {
    await requireNotLeft(transaction, uid);
    const { sent } = (await readRecord(textNumbers, textNumberPath(uid), transaction)) ?? {};
    if (sent == null || sent.until <= now || sent.tries >= contract.CODE_TRIES) return false;
    const { number } = sent;
    if (!isSameSecret(codeOf(uid, number, code), sent.code)) {
      const again = { sent: { ...sent, tries: sent.tries + 1 } };
      transaction.update(numberRef(uid), textNumbers.toStoredPart(again));
      return false;
    }
    const proved = { number, provedAt: now, stoppedAt: null, sent: null };
    transaction.set(numberRef(uid), textNumbers.toStored(proved));
    const own = { uid, form: 'texts', language, at: now, guardianName: null } as const;
    writeConsents(writerOf(transaction), [{ ...ON_SCREEN, ...own, ...text, retainUntil: null }]);
    return true;
  });
  if (!isProved) throw new Refusal('text-code-wrong');
  return ownTexts(uid);
});

export const stopTexts = callable(contract.stopTexts, async (_, { caller, clock }) => {
  await endConsent(caller.uid, clock.now());
  return ownTexts(caller.uid);
});
