/** The accounts of the demo data: one of every role, two clients, and a second therapist for two practitioners. */
import { newProfile } from '@tulia/domain/person/profile';
import { profilePath, profiles } from '@tulia/domain/records/profile';
import { staff, staffPath } from '@tulia/domain/records/staff';
import type { Instant } from '@tulia/domain/time/instant';
import type { Document } from './carried-out';
import { demoPractitioners, type HowMany } from './demo-practitioners';

export const DEMO_PASSWORD = 'tulia-demo-2024';

interface DemoPerson {
  uid: string;
  email: string;
  fullName: string;
  phone: string;
  /** clients have none */
  role?: 'super_admin' | 'admin' | 'therapist' | 'receptionist';
}

const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    uid: 'demo-owner',
    email: 'owner@tulia.example',
    fullName: 'Wanjiku Kamau',
    phone: '+254 700 000 001',
    role: 'super_admin',
  },
  {
    uid: 'demo-admin',
    email: 'admin@tulia.example',
    fullName: 'Otieno Ochieng',
    phone: '+254 700 000 002',
    role: 'admin',
  },
  {
    uid: 'demo-therapist',
    email: 'therapist@tulia.example',
    fullName: 'Njeri Mwangi',
    phone: '+254 700 000 003',
    role: 'therapist',
  },
  {
    uid: 'demo-reception',
    email: 'reception@tulia.example',
    fullName: 'Halima Yusuf',
    phone: '+254 700 000 004',
    role: 'receptionist',
  },
  {
    uid: 'demo-amina',
    email: 'amina@example.com',
    fullName: 'Amina Hassan',
    phone: '+254 700 000 011',
  },
  {
    uid: 'demo-brian',
    email: 'brian@example.com',
    fullName: 'Brian Mutua',
    phone: '+254 700 000 012',
  },
];

const SECOND_THERAPIST: DemoPerson = {
  uid: 'demo-therapist2',
  email: 'therapist2@tulia.example',
  fullName: 'Baraka Odhiambo',
  phone: '+254 700 000 005',
  role: 'therapist',
};

export const demoPeople = (howMany: HowMany): DemoPerson[] => [
  ...DEMO_PEOPLE,
  ...(howMany === 1 ? [] : [SECOND_THERAPIST]),
];

/** The practitioner of this account; null for accounts of others. */
function practitionerOf(uid: string, howMany: HowMany): string | null {
  const own = demoPractitioners(howMany).find((each) => each.uid === uid);
  return own?.practitioner.id ?? null;
}

export const peopleDocuments = (now: Instant, howMany: HowMany): Document[] =>
  demoPeople(howMany).flatMap(({ uid, email, fullName, phone, role }): Document[] => {
    const profile = newProfile({ fullName, email }, now);
    const documents: Document[] = [
      [profilePath(uid), profiles.toStored({ ...profile, profile: { ...profile.profile, phone } })],
    ];
    if (role !== undefined)
      documents.push([
        staffPath(uid),
        staff.toStored({
          role,
          active: true,
          validSince: 0,
          email,
          fullName,
          mustChangePassword: false,
          typedPasswordSince: 0,
          createdAt: now,
          practitionerId: practitionerOf(uid, howMany),
        }),
      ]);
    return documents;
  });
