/**
 * What a person may change of their own profile (specification sections 2 and 3), as firestore.rules allows it.
 * There is no call for it: the browser writes the document.
 */
import * as yup from 'yup';
import type { Profile } from '../../person/profile';
import * as field from '../fields';

/** The fields of a profile that its owner writes. */
export type ProfileInput = Pick<Profile, 'fullName' | 'profile'>;

const ADDRESS_MAX = 200;
const RELATIONSHIP_MAX = 60;
const INCOMPLETE = 'contact-incomplete';

/** What is left empty is absent; an emergency contact has a name and a phone number, or is absent. */
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
        // Chosen from lists; the rules look at each.
        preferences: yup.object().required(),
      })
      .noUnknown()
      .required(),
  })
  .noUnknown()
  .strict()
  .required() as unknown as yup.Schema<ProfileInput>;
