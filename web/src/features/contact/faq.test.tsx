import { fireEvent, render, screen } from '@testing-library/react';
import { defaultPracticeSettings } from '@tulia/domain/records/practice-settings';
import { seedServices } from '@tulia/domain/records/service';
import { expect, it } from 'vitest';
import { faqFacts } from '../../content/faq-facts';
import { LanguageProvider } from '../../copy/use-copy';
import { Faq } from './faq';

const seeded = new Map(seedServices.map((each) => [each.slug, each]));
const facts = faqFacts(seeded, defaultPracticeSettings);

it('names all its answers alike, so that the browser keeps one open', () => {
  const { container } = render(<Faq facts={facts} />);
  const all = [...container.querySelectorAll('details')];
  expect(all.length).toBeGreaterThan(5);
  expect(new Set(all.map((each) => each.getAttribute('name')))).toEqual(new Set(['faq']));
});

it('closes the others where the browser does not', () => {
  const { container } = render(<Faq facts={facts} />);
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
  dearer.set('individual-therapy', {
    ...seeded.get('individual-therapy')!,
    price: 4250,
    durationMinutes: 55,
  });
  const practice = { ...defaultPracticeSettings, refundCutoffHours: 5, movingCutoffHours: 9 };
  const { container } = render(<Faq facts={faqFacts(dearer, practice)} />);
  expect(container.textContent).toContain('KES 4,250 (55 minutes)');
  expect(container.textContent).not.toContain('KES 3,000');
  expect(container.textContent).toContain('free until 9 hours before');
  expect(container.textContent).toContain('cancel at least 5 hours before');
});

it('answers in Swahili with the same numbers', () => {
  render(
    <LanguageProvider language="sw">
      <Faq facts={facts} />
    </LanguageProvider>,
  );
  expect(screen.getByText(/KES 3,000 \(dakika 50\)/)).toBeDefined();
});
