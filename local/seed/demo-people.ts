/** The accounts of the demo data: one of every role, two clients, and a second therapist for two practitioners. */
import { newProfile } from '@tulia/domain/person/profile';
import { profilePath, profiles } from '@tulia/domain/records/profile';
import { staff, staffPath } from '@tulia/domain/records/staff';
import type { Instant } from '@tulia/domain/time/instant';
import type { Document } from './carried-out';
import { demoPractitioners, type Extent } from './demo-practitioners';

export const DEMO_PASSWORD = 'tulia-demo-2024';

interface DemoPerson {
  uid: string;
  email: string;
  fullName: string;
  phone: string;
  /** clients have none */
  role: 'super_admin' | 'admin' | 'therapist' | 'receptionist' | undefined;
}

const person = (
  uid: string,
  email: string,
  fullName: string,
  lastDigits: string,
  role?: DemoPerson['role'],
): DemoPerson => ({ uid, email, fullName, phone: `+254 700 000 ${lastDigits}`, role });

const OWNER = person('demo-owner', 'owner@tulia.example', 'Wanjiku Kamau', '001', 'super_admin');
const DEMO_PEOPLE = [
  OWNER,
  person('demo-admin', 'admin@tulia.example', 'Otieno Ochieng', '002', 'admin'),
  person('demo-therapist', 'therapist@tulia.example', 'Njeri Mwangi', '003', 'therapist'),
  person('demo-reception', 'reception@tulia.example', 'Halima Yusuf', '004', 'receptionist'),
  person('demo-amina', 'amina@example.com', 'Amina Hassan', '011'),
  person('demo-brian', 'brian@example.com', 'Brian Mutua', '012'),
];
const SECOND_THERAPIST = person(
  'demo-therapist2',
  'therapist2@tulia.example',
  'Baraka Odhiambo',
  '005',
  'therapist',
);

/** An empty practice has its owner alone. */
export const demoPeople = (extent: Extent): DemoPerson[] =>
  extent === 'empty' ? [OWNER] : [...DEMO_PEOPLE, ...(extent === 1 ? [] : [SECOND_THERAPIST])];

/** The practitioner of this account; null for accounts of others. */
function practitionerOf(uid: string, extent: Extent): string | null {
  if (extent === 'empty') return null;
  const own = demoPractitioners(extent).find((each) => each.uid === uid);
  return own?.practitioner.id ?? null;
}

export const peopleDocuments = (now: Instant, extent: Extent): Document[] =>
  demoPeople(extent).flatMap(({ uid, email, fullName, phone, role }): Document[] => {
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
          practitionerId: practitionerOf(uid, extent),
        }),
      ]);
    return documents;
  });
