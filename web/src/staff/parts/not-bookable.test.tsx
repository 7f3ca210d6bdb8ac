import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { NotBookable } from './not-bookable';

const session = vi.hoisted(() => ({ role: 'admin' }));
vi.mock('../../platform/session/session', () => ({ useSession: () => session }));

const show = (role: string, why: 'practitioner' | 'service') => {
  session.role = role;
  return render(
    <MemoryRouter>
      <NotBookable why={why} />
    </MemoryRouter>,
  );
};

test('managers of the practice get a link to what is missing, other staff read whom to ask', () => {
  const { unmount } = show('super_admin', 'practitioner');
  const link = screen.getByRole('link', { name: 'Add a practitioner' });
  expect(link.getAttribute('href')).toBe('/admin/practitioners?step=practitioner');
  unmount();
  show('receptionist', 'service');
  expect(screen.getByText(/no service is offered/)).toBeTruthy();
  expect(screen.getByText(/Please ask them/)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
