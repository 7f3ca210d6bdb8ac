/** Which consents an agreement adds: to the texts that were shown, once, with a guardian for a young person only. */
import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent/consent-versions';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { LANGUAGES } from '@tulia/domain/person/language';
import {
  CONSENT_FORMS,
  consentTextPath,
  consentTexts,
  ON_SCREEN,
  type Consent,
} from '@tulia/domain/records/consent';
import { CONSENT_TEXTS, policyFingerprintSource } from '@tulia/domain/wording/consent/texts';
import { createHash } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { db } from '../platform/app';
import { memory } from '../platform/testing/memory-database';
import { writerOf } from '../platform/writer';
import { keptText, newConsents, writeConsents, type Agreement } from './consents';

vi.mock('../platform/app');

const NOW = 1_800_000_000_000;
let years = 20;
/** Settings that no test before has shown a text of: what is stored already is remembered. */
const freshSettings = () => ({ ...defaultPracticeSettings, retentionYears: (years += 1) });
const agreement = (change: Partial<Agreement> = {}): Agreement => ({
  uid: 'amina',
  ageBand: 'adult',
  language: 'sw',
  guardianName: 'Rose Wafula',
  settings: freshSettings(),
  now: NOW,
  ...change,
});
async function give(records: readonly Consent[]): Promise<void> {
  const batch = db().batch();
  writeConsents(writerOf(batch), records);
  await batch.commit();
}
const formsOf = (records: readonly Consent[]) => records.map(({ form }) => form);

it.each(['adult', 'adolescent'] as const)(
  'an agreement of an %s is to the privacy policy and to their own form, as they were shown',
  async (ageBand) => {
    const given = agreement({ ageBand });
    const records = await newConsents(given);
    expect(formsOf(records)).toEqual(['privacy', ageBand]);
    for (const record of records) {
      const { form, textHash } = record;
      const text = CONSENT_TEXTS[form].sw(given.settings);
      const fingerprint = createHash('sha256').update(policyFingerprintSource(text)).digest('hex');
      expect(record).toEqual({
        ...ON_SCREEN,
        uid: 'amina',
        form,
        version: CONSENT_VERSIONS[form],
        language: 'sw',
        textHash: fingerprint,
        at: NOW,
        guardianName: form === 'adolescent' ? 'Rose Wafula' : null,
        retainUntil: null,
      });
      const kept = consentTexts.fromStored(memory.read(consentTextPath(textHash)) ?? {});
      expect(kept).toEqual({ ...text, form, version: CONSENT_VERSIONS[form], language: 'sw' });
    }
  },
);

it('the consent of a guest has no record of its own', async () => {
  expect(await newConsents(agreement({ uid: null }))).toEqual([]);
});

it('a consent given before is not recorded again, and a new one is', async () => {
  const given = agreement();
  const records = await newConsents(given);
  await give(records.slice(0, 1));
  expect(formsOf(await newConsents(given))).toEqual(['adult']);
  await give(records);
  expect(await newConsents({ ...given, now: NOW + 1 })).toEqual([]);
  expect(formsOf(await newConsents({ ...given, uid: 'brian' }))).toEqual(['privacy', 'adult']);
  expect(formsOf(await newConsents({ ...given, language: 'en' }))).toEqual(['privacy', 'adult']);
  const others = { ...given, settings: freshSettings() };
  expect(formsOf(await newConsents(others))).toContain('privacy');
});

it('a stored text stays unchanged, and a consent fails when its text cannot be stored', async () => {
  const settings = freshSettings();
  const busy = vi.spyOn(memory, 'creation').mockImplementationOnce(() => () => {
    throw Object.assign(new Error('busy'), { code: 14 });
  });
  await expect(keptText('adult', 'en', settings)).rejects.toThrow('busy');
  busy.mockRestore();
  const { textHash } = await keptText('adult', 'en', settings);
  expect(memory.read(consentTextPath(textHash))).toMatchObject({ form: 'adult', language: 'en' });

  const others = freshSettings();
  const text = CONSENT_TEXTS.adult.en(others);
  const path = consentTextPath(
    createHash('sha256').update(policyFingerprintSource(text)).digest('hex'),
  );
  memory.put(path, { language: 'en', shownFirst: true });
  await keptText('adult', 'en', others);
  expect(memory.read(path)).toEqual({ language: 'en', shownFirst: true });
});

it('a text whose words have changed has a new version', () => {
  // With new words here goes a new version in `consent-versions.ts`: clients are asked again.
  const known = {
    privacy: '2026-2 7eb36ed5',
    adult: '2026-1 aadbead2',
    adolescent: '2026-1 12f7e39b',
    texts: '2026-1 dcb0182d',
  };
  const now = [...CONSENT_FORMS, 'texts' as const].map((form) => {
    const words = LANGUAGES.map((language) =>
      policyFingerprintSource(CONSENT_TEXTS[form][language](defaultPracticeSettings)),
    );
    const hash = createHash('sha256').update(words.join('')).digest('hex');
    return [form, `${CONSENT_VERSIONS[form]} ${hash.slice(0, 8)}`];
  });
  expect(Object.fromEntries(now)).toEqual(known);
});

it('a text whose consent was withdrawn is agreed to anew, and then counts again', async () => {
  const given = agreement();
  const records = await newConsents(given);
  await give(records.map((each) => ({ ...each, withdrawnAt: NOW })));
  const again = await newConsents(given);
  expect(formsOf(again)).toEqual(['privacy', 'adult']);
  await give(again);
  expect(await newConsents(given)).toEqual([]);
});
