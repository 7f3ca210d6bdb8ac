import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { publicAboutTexts } from './texts';
import { WorkExperience } from './work-experience';

it('the dialog has each place of work, the qualifications and the languages', () => {
  render(<WorkExperience open onOpenChange={() => undefined} />);
  const dialog = screen.getByRole('dialog', { name: 'Work Experience' });
  const { employment, qualifications } = publicAboutTexts.en;
  expect(employment.length).toBeGreaterThan(1);
  for (const { role, organisation, period, summary } of employment)
    for (const text of [role, organisation, period, summary])
      expect(dialog.textContent).toContain(text);
  for (const text of [...qualifications, 'English', 'Swahili'])
    expect(dialog.textContent).toContain(text);
});
