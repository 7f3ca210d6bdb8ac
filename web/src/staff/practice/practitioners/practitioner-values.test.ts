import { savePractitioner } from '@tulia/domain/calls/practice/manage-practitioners';
import {
  defaultPractitioner,
  defaultPractitionerContact,
} from '@tulia/domain/practice/practitioner';
import { expect, it } from 'vitest';
import { fieldOf, inputOf, valuesOf, valuesOfMember } from './practitioner-values';

const about = { contact: defaultPractitionerContact, staffUserId: 'njeri', others: 1 };

it('a practitioner without a change is sent as stored', () => {
  const licence = { board: 'Counsellors and Psychologists Board', number: 'CPB/1' };
  const person = { ...defaultPractitioner, licence, services: ['consultation'] };
  const input = inputOf(valuesOf(person, about));
  expect(savePractitioner.input.isValidSync(input, { strict: true })).toBe(true);
  const { openingHours, ...own } = person;
  expect(openingHours).toBeDefined();
  const how = { ...defaultPractitionerContact, staffUserId: 'njeri', isNew: false };
  expect(input).toEqual({ ...own, ...how });
});

it('a new practitioner has no contact data, and is the last in the order', () => {
  const values = valuesOf(null, { contact: null, staffUserId: null, others: 3 });
  const unsaid = { email: '', services: null, licence: null, staffUserId: null, languages: [] };
  const input = { isNew: true, calendarId: 'primary', order: 3, ...unsaid };
  expect(inputOf(values)).toMatchObject(input);
});

it('a new practitioner who has an account already lacks a title alone', () => {
  const values = valuesOfMember({ id: 'owner', fullName: 'Wanjiku Kamau', email: 'w@example.com' });
  const untitled = inputOf(values);
  const isValid = (input: object) => savePractitioner.input.isValidSync(input, { strict: true });
  expect(isValid(untitled)).toBe(false);
  expect(isValid({ ...untitled, title: { en: 'Counsellor', sw: '' } })).toBe(true);
  const own = { staffUserId: 'owner', email: 'w@example.com', calendarId: 'primary' };
  expect(untitled).toMatchObject({ id: 'wanjiku-kamau', name: 'Wanjiku Kamau', ...own });
});

it('the languages are typed in one line, which shows the problem of each', () => {
  const values = { ...valuesOf(null, about), languages: ' English,Kiswahili , ,Gĩkũyũ' };
  expect(inputOf(values).languages).toEqual(['English', 'Kiswahili', 'Gĩkũyũ']);
  expect(fieldOf('languages[1]')).toBe('languages');
  expect(fieldOf('licence.board')).toBe('licence.board');
});
