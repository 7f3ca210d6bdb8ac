/** Members of staff in the memory of a test (`memory-database.ts`). */
import { calendarFeedPath, calendarFeeds } from '@tulia/domain/records/links/calendar-feed';
import { staff, staffPath, type Staff } from '@tulia/domain/records/staff';
import { memory } from './memory-database';

/** A therapist without a practitioner, who has set a password. */
export function putStaff(uid: string, change: Partial<Staff> = {}): Staff {
  const member: Staff = {
    role: 'therapist',
    active: true,
    validSince: 0,
    email: `${uid}@example.com`,
    fullName: uid,
    mustChangePassword: false,
    typedPasswordSince: 0,
    createdAt: 0,
    practitionerId: null,
    ...change,
  };
  memory.put(staffPath(uid), staff.toStored(member));
  return member;
}

/** A feed of sessions; its id stands for the hash of its address. */
export function putFeed(id: string, practitionerId: string, madeBy: string): void {
  const feed = calendarFeeds.toStored({ practitionerId, madeBy, madeAt: 0 });
  memory.put(calendarFeedPath(id), feed);
}

export const feedsThere = () => Object.keys(memory.all(calendarFeeds.collection)).sort();
