import { fireEvent, render } from '@testing-library/react';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { seedServices } from '@tulia/domain/practice/service';
import { expect, it } from 'vitest';
import { faqFacts } from './faq-facts';
import { LanguageProvider } from '../../platform/language/use-texts';
import { shownCrisisNumbers } from '../../shared/practice/use-crisis-numbers';
import { Faq } from './faq';

const seeded = new Map(seedServices.map((each) => [each.slug, each]));
const facts = faqFacts(seeded, defaultPracticeSettings);
const numbers = shownCrisisNumbers(defaultPracticeSettings.crisisNumbers, 'en');

it('names all its answers alike, so that the browser keeps one open', () => {
  const { container } = render(<Faq facts={facts} numbers={numbers} />);
  const all = [...container.querySelectorAll('details')];
  expect(all.length).toBeGreaterThan(5);
  expect(new Set(all.map((each) => each.getAttribute('name')))).toEqual(new Set(['faq']));
});

it('an opened answer closes the others where the browser does not', () => {
  const { container } = render(<Faq facts={facts} numbers={numbers} />);
  const [first, second] = container.querySelectorAll('details');
  first!.open = true;
  fireEvent(first!, new Event('toggle'));
  second!.open = true;
  fireEvent(second!, new Event('toggle'));
  expect(first!.open).toBe(false);
  expect(second!.open).toBe(true);
});

it('takes prices and cut-offs from the data alone', () => {
  const dearer = new Map(seeded);
  const therapy = seeded.get('individual-therapy')!;
  dearer.set(therapy.slug, { ...therapy, price: 4250, durationMinutes: 55 });
  const practice = {
    ...defaultPracticeSettings,
    refundCutoffHours: 5,
    movingCutoffHours: 9,
    lineFailureCosts: 'full',
  } as const;
  const textIn = (language: 'en' | 'sw') =>
    render(
      <LanguageProvider language={language}>
        <Faq facts={faqFacts(dearer, practice)} numbers={[]} />
      </LanguageProvider>,
    ).container.textContent;
  const text = textIn('en');
  expect(text).not.toContain('KES 3,000');
  for (const said of [
    'KES 4,250 (55 minutes)',
    'free until 9 hours before',
    'at least 5 hours before',
    'what you paid for it stays with us',
  ])
    expect(text).toContain(said);
  expect(textIn('sw')).toContain('KES 4,250 (dakika 55)');
});

it('the answers begin with help in danger, and every number can be dialled', () => {
  const { container } = render(<Faq facts={facts} numbers={numbers} />);
  const [first] = container.querySelectorAll('details');
  expect(first?.id).toBe('faq-crisis');
  const dialled = [...first!.querySelectorAll('a')].map((each) => each.getAttribute('href'));
  expect(dialled).toEqual([
    'tel:999',
    'tel:112',
    'tel:1199',
    'tel:0722178177',
    'tel:116',
    'tel:1195',
  ]);
});
