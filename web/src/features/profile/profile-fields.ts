/** The editable fields of a profile (specification sections 2 and 3), flat as a form holds them, and back. */
import { NAME_MAX, PHONE_PATTERN } from '@tulia/domain/calls/fields';
import type { Profile } from '@tulia/domain/records/profile';

export const PROFILE_FIELDS = [
  'fullName',
  'phone',
  'address',
  'contactName',
  'contactPhone',
  'contactRelationship',
] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];
export type ProfileFields = Record<ProfileField, string>;
export type ProfileProblem =
  'required' | 'too-long' | 'phone-invalid' | 'invalid-characters' | 'contact-incomplete';

/** Longest texts, as firestore.rules holds them. */
const LONGEST: Record<ProfileField, number> = {
  fullName: NAME_MAX,
  phone: 40,
  address: 200,
  contactName: NAME_MAX,
  contactPhone: 40,
  contactRelationship: 60,
};

export function fieldsOf({ fullName, profile }: Profile): ProfileFields {
  return {
    fullName,
    phone: profile.phone ?? '',
    address: profile.address ?? '',
    contactName: profile.emergencyContact?.name ?? '',
    contactPhone: profile.emergencyContact?.phone ?? '',
    contactRelationship: profile.emergencyContact?.relationship ?? '',
  };
}

/** What is wrong with what was typed, by field; empty when it can be saved. */
export function profileProblems(
  fields: ProfileFields,
): Partial<Record<ProfileField, ProfileProblem>> {
  const problems: Partial<Record<ProfileField, ProfileProblem>> = {};
  for (const field of PROFILE_FIELDS) {
    const value = fields[field].trim();
    if (value.length > LONGEST[field]) problems[field] = 'too-long';
    else if (/\p{Cc}/u.test(value)) problems[field] = 'invalid-characters';
  }
  if (fields.fullName.trim() === '') problems.fullName = 'required';
  for (const field of ['phone', 'contactPhone'] as const) {
    const value = fields[field].trim();
    if (value !== '' && !PHONE_PATTERN.test(value)) problems[field] ??= 'phone-invalid';
  }
  const [name, phone] = [fields.contactName.trim(), fields.contactPhone.trim()];
  const named = name !== '' || phone !== '' || fields.contactRelationship.trim() !== '';
  if (named && name === '') problems.contactName ??= 'contact-incomplete';
  if (named && phone === '') problems.contactPhone ??= 'contact-incomplete';
  return problems;
}

/** The parts of the profile that a save writes; what was left empty is absent. */
export function withFields(
  { profile }: Profile,
  fields: ProfileFields,
): Pick<Profile, 'fullName' | 'profile'> {
  const phone = fields.phone.trim();
  const address = fields.address.trim();
  const contact = {
    name: fields.contactName.trim(),
    phone: fields.contactPhone.trim(),
    relationship: fields.contactRelationship.trim(),
  };
  return {
    fullName: fields.fullName.trim(),
    profile: {
      preferences: profile.preferences,
      ...(phone === '' ? {} : { phone }),
      ...(address === '' ? {} : { address }),
      ...(contact.name === '' ? {} : { emergencyContact: contact }),
    },
  };
}
