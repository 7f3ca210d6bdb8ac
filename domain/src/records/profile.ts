import type { Profile } from '../person/profile';
import { defineRecord } from './record';

export type { Language } from '../person/language';
export {
  newProfile,
  REMINDER_LEADS,
  type CommunicationMethod,
  type Profile,
  type ReminderLead,
} from '../person/profile';

export const profiles = defineRecord<Profile>({ collection: 'profiles', instants: ['updatedAt'] });
export const profilePath = (uid: string) => `profiles/${uid}`;
