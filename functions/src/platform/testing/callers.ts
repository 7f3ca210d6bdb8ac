import { STAFF_ROLES, type StaffRole } from '@tulia/domain/person/role';
import type { Caller, SignedInCaller } from '../caller';

/** Amina, with a verified address. */
export function aClient(change: Partial<SignedInCaller> = {}): SignedInCaller {
  return {
    uid: 'amina',
    email: 'amina@example.com',
    emailVerified: true,
    role: 'client',
    practitionerId: null,
    staffSessionOver: false,
    passwordChangeRequired: false,
    authTime: 0,
    name: 'Amina Otieno',
    address: null,
    proven: true,
    ...change,
  };
}

export function aGuest(change: Partial<Caller> = {}): Caller {
  const nobody = { uid: null, email: null, emailVerified: false, name: '' };
  return { ...aClient(), ...nobody, ...change };
}

/** An active staff member. */
export function aMember(
  role: StaffRole,
  practitionerId: SignedInCaller['practitionerId'] = null,
): SignedInCaller {
  const uid = `staff-${STAFF_ROLES.indexOf(role)}`;
  return aClient({ uid, email: `${uid}@tulia.example`, role, practitionerId, name: 'Wanjiru' });
}
