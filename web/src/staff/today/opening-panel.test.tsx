import { OPENING_STEPS } from '@tulia/domain/practice/left-to-do';
import { DEFAULT_OPENING_HOURS } from '@tulia/domain/practice/practitioner';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { OpeningPanel } from './opening-panel';

type Steps = Parameters<typeof OpeningPanel>[0]['steps'];
const show = (steps: Steps, isNew: boolean) =>
  render(
    <MemoryRouter>
      <OpeningPanel steps={steps} isNew={isNew} hours={DEFAULT_OPENING_HOURS} />
    </MemoryRouter>,
  );

test('a new practice sees all steps in order, ticked ones too, and the first open one has the button', () => {
  show(
    OPENING_STEPS.map((step, index) => ({ step, isDone: index < 2 })),
    true,
  );
  const panel = within(screen.getByRole('region', { name: 'Open your practice' }));
  expect(panel.getByText('Step 3 of 7')).toBeTruthy();
  const [first, hours, next, ...later] = panel.getAllByRole('listitem');
  expect(first?.textContent).toBe('Somebody who takes bookings, Done');
  expect(hours?.textContent).toBe('Opening hours, DoneMon-Fri 8AM-6PM EAT');
  expect(next?.getAttribute('aria-current')).toBe('step');
  const links = panel.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/admin/practitioners?step=practitioner',
    '/admin/time?step=hours',
    '/admin/services?step=services',
    '/admin/settings?step=contact',
    '/admin/settings?step=payment',
    '/admin/settings?step=crisis',
    '/booking',
  ]);
  expect(within(next!).getByRole('link', { name: 'Look at the prices' })).toBeTruthy();
  expect(later).toHaveLength(4);
});

test('a practice with bookings sees what is open again in one line', () => {
  const { unmount } = show([{ step: 'crisis', isDone: false }], false);
  const panel = within(screen.getByRole('region', { name: 'Left to do' }));
  expect(panel.getByRole('link').textContent).toBe('Crisis numbersCall the numbers');
  expect(panel.queryByRole('heading')).toBeNull();
  unmount();
  show([], false);
  expect(screen.queryByRole('region')).toBeNull();
});
