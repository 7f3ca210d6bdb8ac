/** The editable fields of a profile (specification sections 2 and 3), as a flat form and back. */
import type { ProfileInput } from '@tulia/domain/calls/people/profile-input';
import type { Profile } from '@tulia/domain/person/profile';

type ProfileField =
  'fullName' | 'phone' | 'address' | 'contactName' | 'contactPhone' | 'contactRelationship';
export type ProfileFields = Record<ProfileField, string>;

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

const FIELDS: Partial<Record<string, ProfileField>> = {
  'profile.phone': 'phone',
  'profile.address': 'address',
  'profile.emergencyContact.name': 'contactName',
  'profile.emergencyContact.phone': 'contactPhone',
  'profile.emergencyContact.relationship': 'contactRelationship',
};

export const profileFieldOf = (path: string): string => FIELDS[path] ?? path;

/** The parts of the profile that are saved; an empty field is left out. */
export function withFields(
  { profile }: Pick<Profile, 'profile'>,
  fields: ProfileFields,
): ProfileInput {
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
      ...(Object.values(contact).some((text) => text !== '') && { emergencyContact: contact }),
    },
  };
}
