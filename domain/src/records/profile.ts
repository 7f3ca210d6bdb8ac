import type { Profile } from '../person/profile';
import { defineRecord } from './record';

export const profiles = defineRecord<Profile>('profiles', ['updatedAt']);
export const profilePath = (uid: string) => `profiles/${uid}`;
