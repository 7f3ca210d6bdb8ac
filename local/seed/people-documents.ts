/** What Firestore holds about the demo people: profiles of all, staff documents of staff. */
import { newProfile } from '@tulia/domain/person/profile';
import { profilePath, profiles } from '@tulia/domain/records/profile';
import { staff, staffPath } from '@tulia/domain/records/staff';
import type { Instant } from '@tulia/domain/time/instant';
import type { Document } from './booking-documents';
import { demoPeople, practitionerOf } from './demo-people';
import type { HowMany } from './demo-practitioners';

/** Profiles and staff documents of the demo people. */
export function peopleDocuments(now: Instant, howMany: HowMany): Document[] {
  return demoPeople(howMany).flatMap(({ uid, email, fullName, phone, role }): Document[] => {
    const profile = newProfile({ fullName, email }, now);
    const documents: Document[] = [
      [profilePath(uid), profiles.toStored({ ...profile, profile: { ...profile.profile, phone } })],
    ];
    if (role !== undefined) {
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
    }
    return documents;
  });
}
