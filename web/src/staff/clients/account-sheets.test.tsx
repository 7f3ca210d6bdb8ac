import { render } from '@testing-library/react';
import { NOT_COUNTED } from '@tulia/domain/booking/retention';
import { expect, it } from 'vitest';
import { LanguageProvider } from '../../platform/language/use-texts';
import { Destroyed } from './account-sheets';

const shown = (language: 'en' | 'sw', until: number | null) =>
  render(
    <LanguageProvider language={language}>
      <Destroyed retention={{ ...NOT_COUNTED, until }} />
    </LanguageProvider>,
  ).container.textContent;

it('the client’s page says on which day the records are destroyed, once the server has counted it', () => {
  // In UTC this is late in the evening of 23 November; in Nairobi it is the 24th.
  const until = Date.UTC(2033, 10, 23, 22);
  expect(shown('en', until)).toMatch(/^All of this is destroyed on .*24.* 2033, unless/);
  expect(shown('sw', until)).toMatch(/^Yote haya yataharibiwa tarehe 24 .* 2033, isipokuwa/);
  expect(shown('en', null)).toBe('');
});
