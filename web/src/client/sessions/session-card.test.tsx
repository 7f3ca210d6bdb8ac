import { toInstant } from '@tulia/domain/time/practice-time';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../platform/language/use-copy';
import { SessionCard } from './session-card';

vi.mock('../../platform/session/session', () => ({
  useSession: () => ({ status: 'signed-in', user: { uid: 'rose', displayName: 'Rose Wanjala' } }),
}));

it.each([
  ['Baraka Wanjala', 'Baraka Wanjala'],
  ['Rose Wanjala', undefined],
])('a session of %s in the account of Rose Wanjala is said to be for %s', (clientName, said) => {
  render(
    <LanguageProvider language="en">
      <MemoryRouter>
        <SessionCard
          booking={aConfirmed({ clientName, startsAt: toInstant('2026-11-12', '14:00') })}
          now={toInstant('2026-11-10', '09:00')}
          onCancel={() => undefined}
          onMove={() => undefined}
        />
      </MemoryRouter>
    </LanguageProvider>,
  );
  expect(screen.queryByText('Client')?.nextElementSibling?.textContent).toBe(said);
});
