/** The profile as its owner writes it, without a call, by firestore.rules (specification sections 2 and 3). */
import * as yup from 'yup';
import type { Profile } from '../../person/profile';
import * as field from '../fields';
import { ADDRESS_MAX, RELATIONSHIP_MAX } from '../limits';

export type ProfileInput = Pick<Profile, 'fullName' | 'profile'>;

const INCOMPLETE = 'contact-incomplete';

/** Empty fields are absent; an emergency contact has a name and a phone number. */
export const profileInput = yup
  .object({
    fullName: field.name('required'),
    profile: yup
      .object({
        phone: field.phone().optional(),
        address: field.line(ADDRESS_MAX).optional(),
        emergencyContact: yup
          .object({
            name: field.name(INCOMPLETE),
            phone: field.phone(INCOMPLETE),
            relationship: field.line(RELATIONSHIP_MAX).defined(),
          })
          .noUnknown()
          .optional()
          .default(undefined),
        // firestore.rules checks each preference.
        preferences: yup.object().required(),
      })
      .noUnknown()
      .required(),
  })
  .noUnknown()
  .strict()
  .required() as unknown as yup.Schema<ProfileInput>;
