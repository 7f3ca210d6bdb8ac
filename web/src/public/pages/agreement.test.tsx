import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import AgreementPage from './agreement';

it('the page shows both forms of the agreement, with nothing to tick', () => {
  render(<AgreementPage />);
  const forms = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(forms).toEqual(['Adult Client', 'Adolescent (Ages 12–17)']);
  expect(screen.queryByRole('checkbox')).toBeNull();
});
