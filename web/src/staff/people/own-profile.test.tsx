import { fireEvent, render, screen } from '@testing-library/react';
import type { StaffRole } from '@tulia/domain/person/role';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepsDay } from '../../platform/device/kept-day';
import { aRead } from '../../platform/live/testing/a-read';
import { currentToast } from '../../ui/toast-store';
import { StaffRecords } from '../parts/staff-records';
import { OwnProfile } from './own-profile';

const given = vi.hoisted((): { role: StaffRole } => ({ role: 'therapist' }));
vi.mock('../../platform/session/session', () => ({
  useSession: () => ({ role: given.role, user: { uid: 'njeri', email: '', displayName: null } }),
}));
vi.mock('../../platform/live/use-document', () => ({
  useDocument: () => ({ data: { fullName: 'Njeri Mwangi' } }),
}));
vi.mock('../../platform/push/use-push', () => ({ usePush: () => ({ state: 'never' }) }));

const show = (role: StaffRole, practitionerId: string | null) => {
  given.role = role;
  render(
    <MemoryRouter>
      <StaffRecords value={{ own: aRead({ practitionerId } as never), settings: aRead(null) }}>
        <OwnProfile />
      </StaffRecords>
    </MemoryRouter>,
  );
};
const box = () => screen.queryByRole<HTMLInputElement>('checkbox', { name: /^Keep today’s/ });

beforeEach(() => localStorage.clear());
afterEach(() => void vi.restoreAllMocks());

it('a practitioner switches on and off what this device keeps, which is off at first', () => {
  show('therapist', 'njeri');
  expect([box()?.checked, keepsDay('njeri')]).toEqual([false, false]);
  fireEvent.click(box()!);
  expect([box()?.checked, keepsDay('njeri')]).toEqual([true, true]);
  expect(currentToast()?.title).toBe('Open Today once, and this device keeps your sessions');
  fireEvent.click(box()!);
  expect([box()?.checked, keepsDay('njeri')]).toEqual([false, false]);
});

it('a browser that keeps nothing says so, and the choice stays off', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  show('super_admin', 'njeri');
  fireEvent.click(box()!);
  expect(box()?.checked).toBe(false);
  expect(currentToast()?.variant).toBe('destructive');
});

it('staff without sessions of their own have no such choice', () => {
  show('receptionist', null);
  expect(box()).toBeNull();
  expect(screen.getByRole('link', { name: /^Your account/ }).getAttribute('href')).toBe('/profile');
});
