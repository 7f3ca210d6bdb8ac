import { render, screen } from '@testing-library/react';
import { defaultPractitioner } from '@tulia/domain/practice/practitioner';
import { expect, it } from 'vitest';
import { LanguageProvider } from '../../platform/language/use-texts';
import { PractitionerCard } from './practitioner-card';

const njeri = {
  ...defaultPractitioner,
  name: 'Njeri Mwangi',
  licence: { board: 'Counsellors and Psychologists Board', number: '0123/26' },
  sentence: { en: 'We begin where you are.', sw: '' },
};

it('the card says the practitioner’s name, title, licence, languages and one sentence of their own', () => {
  render(<PractitionerCard person={njeri} />);
  const card = screen.getByRole('region', { name: 'Who you will talk to' });
  expect(card.textContent).toContain('Njeri Mwangi');
  expect(card.textContent).toContain('Licence 0123/26, Counsellors and Psychologists Board');
  expect(card.textContent).toContain('English · Kiswahili');
  expect(card.textContent).toContain('“We begin where you are.”');
  expect(screen.queryByRole('img')).toBeNull();
});

it('the card shows the picture where there is one', () => {
  render(<PractitionerCard person={{ ...njeri, photo: '/people/njeri-0a1b2c3d.webp' }} />);
  const picture = screen.getByRole('img', { name: 'Photo of Njeri Mwangi' });
  expect(picture.getAttribute('src')).toBe('/people/njeri-0a1b2c3d.webp');
});

it('the card names no missing licence, and shows a missing name in the language of the page', () => {
  render(
    <LanguageProvider language="sw">
      <PractitionerCard person={defaultPractitioner} />
    </LanguageProvider>,
  );
  const card = screen.getByRole('region');
  expect(card.textContent).toContain('Mtaalamu Wako');
  expect(card.textContent).not.toContain('Leseni');
  expect(card.textContent).not.toContain('Your Therapist');
});
