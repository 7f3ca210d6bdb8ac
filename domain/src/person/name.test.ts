import { expect, it } from 'vitest';
import { newProfile } from './profile';
import { hasLetters, isPersonName, isReadableName, withoutMarks } from './name';

it.each(['Amina', 'Ōtiẽno wa Mwangi', 'آمنة', '李 2', '7'])('%s is a name', (name) => {
  expect([hasLetters(name), isReadableName(name), withoutMarks(name)]).toEqual([true, true, name]);
});

it.each(['', ' ', '\u200b\u2060', '…', '😀'])('%j is not a name', (name) => {
  expect(hasLetters(name)).toBe(false);
  expect(newProfile({ fullName: name }, 1).fullName).toBe('User');
});

it.each(['\u061c', '\u200e', '\u200f', '\u202a', '\u202e', '\u2066', '\u2069'])(
  '%j turns the text around it and is removed',
  (mark) => {
    expect(isReadableName(`Amina${mark}`)).toBe(false);
    expect(withoutMarks(`Ami${mark}na`)).toBe('Amina');
    expect(newProfile({ fullName: `Ami${mark}na` }, 1).fullName).toBe('Amina');
  },
);

it.each([
  'Amina',
  'Ōtiẽno wa Mwangi',
  'Gĩthĩnji',
  'آمنة',
  '李',
  'Mary-Anne O’Brien',
  "Ng'ang'a",
  'Dr. J.K. Mwangi',
  'Wanjiru K.',
  'Zoe\u0301',
  '',
])('%j is the name of a person', (name) => {
  expect(isPersonName(name)).toBe(true);
});

it.each([
  'https://evil.example/pay',
  'www.evil.example',
  'evil.co',
  'Amina evil.example',
  't.co',
  'EVIL.CO',
  'e\u0301vil.c\u0301o',
  'Amina 2',
  'call 0712 345 678',
  'Amina+amina@example.com',
  'Amina\nHassan',
  '<b>Amina</b>',
  'Amina\u202e',
  'Amina\u200b',
  'Amina, Zawadi',
  '😀',
])('%j is not the name of a person', (name) => {
  expect(isPersonName(name)).toBe(false);
});
