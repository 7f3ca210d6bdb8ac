import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { confirmPrices } from '@tulia/domain/calls/practice/manage-practice';
import { OPENING_STEPS, type OpeningStep as Step } from '@tulia/domain/practice/left-to-do';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../platform/live/call';
import { OpeningStep } from './opening-step';

const found = vi.hoisted(() => ({ done: [] as string[], isKnown: true, hasBookings: false }));
vi.mock('../../../platform/live/call', () => ({ call: vi.fn() }));
vi.mock('./use-opening', () => ({
  useOpening: () => ({
    isKnown: found.isKnown,
    steps: OPENING_STEPS.map((step) => ({ step, isDone: found.done.includes(step) })).filter(
      ({ isDone }) => found.isKnown && !(isDone && found.hasBookings),
    ),
  }),
}));
const sent = vi.mocked(call);
beforeEach(() => {
  Object.assign(found, { done: [], isKnown: true, hasBookings: false });
  sent.mockReset().mockResolvedValue({});
});

const page = (step: Step) => (
  <MemoryRouter initialEntries={['/admin/settings']}>
    <Routes>
      <Route path="/admin/settings" element={<OpeningStep step={step} />} />
      <Route path="/staff" element={<p>Today</p>} />
    </Routes>
  </MemoryRouter>
);
function show(step: Step) {
  const { rerender } = render(page(step));
  return (change: Partial<typeof found>) => {
    Object.assign(found, change);
    act(() => rerender(page(step)));
  };
}

test.each([false, true])(
  'a step that is done leads back to Today (bookings: %s)',
  (hasBookings) => {
    const become = show('contact');
    expect(screen.getByText('Step 4 of 7: Phone, email and WhatsApp')).toBeTruthy();
    become({ isKnown: false });
    expect(screen.queryByText('Today')).toBeNull();
    become({ isKnown: true, hasBookings, done: ['contact'] });
    expect(screen.getByText('Today')).toBeTruthy();
  },
);

test('a step that was done before lets the owner stay', () => {
  Object.assign(found, { done: ['hours'] });
  show('hours');
  expect(screen.getByText('Opening hours')).toBeTruthy();
  expect(screen.getByText(/This is done/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Today' }).getAttribute('href')).toBe('/staff');
});

test('after one changed price the owner stays, and “Prices are right” leads back to Today', async () => {
  const become = show('services');
  become({ done: ['services'] });
  expect(screen.queryByText('Today')).toBeNull();
  become({ done: [] });
  fireEvent.click(screen.getByRole('button', { name: 'Prices are right' }));
  await waitFor(() => screen.getByText('Today'));
  expect(sent).toHaveBeenCalledExactlyOnceWith(confirmPrices, {});
});
