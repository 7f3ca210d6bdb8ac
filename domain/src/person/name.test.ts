import { expect, it } from 'vitest';
import { newProfile } from './profile';
import { hasLetters, isReadableName, withoutMarks } from './name';

it.each(['Amina', 'Ōtiẽno wa Mwangi', 'آمنة', '李 2', '7'])('%s is a name', (name) => {
  expect([hasLetters(name), isReadableName(name), withoutMarks(name)]).toEqual([true, true, name]);
});

it.each(['', ' ', '\u200b\u2060', '…', '😀'])('%j has nothing to be called', (name) => {
  expect(hasLetters(name)).toBe(false);
  expect(newProfile({ fullName: name }, 1).fullName).toBe('User');
});

it.each(['\u061c', '\u200e', '\u200f', '\u202a', '\u202e', '\u2066', '\u2069'])(
  '%j turns the text around it',
  (mark) => {
    expect(isReadableName(`Amina${mark}`)).toBe(false);
    expect(withoutMarks(`Ami${mark}na`)).toBe('Amina');
    expect(newProfile({ fullName: `Ami${mark}na` }, 1).fullName).toBe('Amina');
  },
);
