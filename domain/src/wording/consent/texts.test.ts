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
});

describe('the source of a fingerprint', () => {
  it('is the same for the same text', () => {
    expect(policyFingerprintSource(text())).toBe(policyFingerprintSource(text()));
  });

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
