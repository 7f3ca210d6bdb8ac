import { newProfile } from '@tulia/domain/person/profile';
import { expect, it } from 'vitest';
import { profileInput } from '@tulia/domain/calls/people/profile-input';
import { reasonAt, schemaResolver } from '../../platform/hooks/schema-resolver';
import { fieldsOf, profileFieldOf, withFields, type ProfileFields } from './profile-fields';

const fresh = newProfile({ fullName: 'Amina Wanjiru', email: 'amina@example.com' }, 0);
const full: ProfileFields = {
  fullName: 'Amina Wanjiru',
  phone: '+254 711 111 111',
  address: 'Nairobi, Kenya',
  contactName: 'Wanjiru',
  contactPhone: '0722 222 222',
  contactRelationship: 'Mother',
};

it('goes from the record to the form and back', () => {
  const saved = withFields(fresh, full);
  expect(fieldsOf({ ...fresh, ...saved })).toEqual(full);
  expect(saved.profile.preferences).toBe(fresh.profile.preferences);
});

it('empty fields are left out, so that the rules see no empty contact', () => {
  const empty = { ...fieldsOf(fresh), phone: ' ' };
  expect(withFields(fresh, empty)).toEqual({
    fullName: 'Amina Wanjiru',
    profile: { preferences: fresh.profile.preferences },
  });
});

/** The problems of the form by field. */
async function problemsOf(fields: ProfileFields) {
  const check = schemaResolver(profileInput, {
    inputOf: (values: ProfileFields) => withFields(fresh, values),
    fieldOf: profileFieldOf,
  });
  const how = { fields: {}, shouldUseNativeValidation: false };
  const { errors } = await check(fields, undefined, how);
  return Object.fromEntries(Object.keys(errors).map((field) => [field, reasonAt(errors, field)]));
}

it.each([
  [{}, {}],
  [fieldsOf(fresh), {}],
  [{ fullName: '  ' }, { fullName: 'required' }],
  [{ contactPhone: '12' }, { contactPhone: 'phone-invalid' }],
  [{ contactName: '' }, { contactName: 'contact-incomplete' }],
  [
    { contactName: '', contactPhone: '' },
    { contactName: 'contact-incomplete', contactPhone: 'contact-incomplete' },
  ],
])('%o: the problems of the form', async (change, problems) => {
  expect(await problemsOf({ ...full, ...change })).toEqual(problems);
});
