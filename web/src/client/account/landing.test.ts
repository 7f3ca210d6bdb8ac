import type { Role } from '@tulia/domain/person/role';
import { expect, it } from 'vitest';
import { landing } from './landing';

it.each<[Role, string | null, string]>([
  ['client', null, '/profile'],
  ['client', '/booking?service=x', '/booking?service=x'],
  // The guard of /admin sends a client to the home page, as the specification says.
  ['client', '/admin', '/admin'],
  ['admin', null, '/staff'],
  ['admin', '/admin', '/admin'],
  ['admin', '/admin/bookings?status=pending', '/admin/bookings?status=pending'],
  ['receptionist', null, '/staff'],
  ['receptionist', '/staff?tab=bookings', '/staff?tab=bookings'],
  ['therapist', '/profile', '/profile'],
  ['therapist', '/admin/bookings', '/staff'],
  ['receptionist', '/admin', '/staff'],
  ['receptionist', '/admin?x=1', '/staff'],
])('%s who asked for %s lands on %s', (role, asked, where) => {
  expect(landing(role, asked, '/profile')).toBe(where);
});
