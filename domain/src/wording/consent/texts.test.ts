import { describe, expect, it } from 'vitest';
import { CONSENT_FORMS } from '../../records/consent';
import { defaultPracticeSettings } from '../../practice/settings';
import { CONSENT_TEXTS, policyFingerprintSource } from './texts';

const text = (practice = defaultPracticeSettings) => CONSENT_TEXTS.adult.en(practice);

describe.each(CONSENT_FORMS)('the text of %s', (form) => {
  it('has the same parts in both languages', () => {
    const shape = (language: 'en' | 'sw') =>
      CONSENT_TEXTS[form][language](defaultPracticeSettings).sections.map(
        ({ paragraphs = [], points = [] }) => [paragraphs.length, points.length],
      );
    expect(shape('sw')).toEqual(shape('en'));
  });

  it('says in both languages where the database lies, and that data are kept outside Kenya', () => {
    const dataRegion = 'Region of a test';
    for (const [language, abroad] of [
      ['en', 'outside Kenya'],
      ['sw', 'nje ya Kenya'],
    ] as const) {
      const source = policyFingerprintSource(
        CONSENT_TEXTS[form][language]({ ...defaultPracticeSettings, dataRegion }),
      );
      expect(source).toContain(dataRegion);
      expect(source).toContain(abroad);
    }
  });
});

it('the privacy policy names everybody who keeps data, and where, in both languages', () => {
  const keepers = ['Google Meet', 'Google Calendar', 'Safaricom', 'M-Pesa', 'reCAPTCHA'];
  for (const [language, ...places] of [
    ['en', 'United States', 'in Kenya', 'company that sends our mail', 'maker of your phone'],
    ['sw', 'Marekani', 'nchini Kenya', 'kampuni inayotuma barua', 'kampuni iliyotengeneza simu'],
  ] as const) {
    const source = policyFingerprintSource(
      CONSENT_TEXTS.privacy[language](defaultPracticeSettings),
    );
    for (const name of [...keepers, ...places]) expect(source).toContain(name);
  }
});

describe('the source of a fingerprint', () => {
  it('changes with every word, and so with the practice’s settings', () => {
    const before = policyFingerprintSource(text());
    const stricter = { ...defaultPracticeSettings, refundCutoffHours: 12 };
    expect(policyFingerprintSource(text(stricter))).not.toBe(before);
    const moved = text();
    const [first, ...others] = moved.sections;
    expect(policyFingerprintSource({ ...moved, sections: [...others, first!] })).not.toBe(before);
  });

  it('tells a paragraph from a point', () => {
    const of = (section: object) =>
      policyFingerprintSource({ title: 't', intro: 'i', sections: [{ heading: 'h', ...section }] });
    expect(of({ paragraphs: ['x'] })).not.toBe(of({ points: ['x'] }));
    expect(of({ paragraphs: [] })).toBe(of({}));
  });
});
