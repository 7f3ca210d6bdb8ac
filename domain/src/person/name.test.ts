import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../testing/runs';
import { newProfile } from './profile';
import { hasLetters, isPersonName, nameOfAccount, typedName } from './name';

it.each(['Amina', 'Ōtiẽno wa Mwangi', 'آمنة', '李 2', '7'])('%s is a name', (name) => {
  expect([hasLetters(name), nameOfAccount(name)]).toEqual([true, name]);
});

it.each(['', ' ', '\u200b\u2060', '\u3164', '\uffa0 \u115f\u1160', '\u2800', '…', '😀'])(
  '%j is not a name',
  (name) => {
    expect(hasLetters(name)).toBe(false);
    expect(newProfile({ fullName: name }, 1).fullName).toBe('User');
  },
);

it.each(['\u061c', '\u200e', '\u200f', '\u202a', '\u202e', '\u2066', '\u2069', '\u0000', '\ud800'])(
  '%j turns or breaks the text around it and is removed',
  (mark) => {
    expect(nameOfAccount(`Ami${mark}na`)).toBe('Amina');
    expect(newProfile({ fullName: `Ami${mark}na` }, 1).fullName).toBe('Amina');
  },
);

it.each([
  [['', 'Ōtiẽno wa Mwangi', 'Mary-Anne O’Brien', "Ng'ang'a", 'Ngʼangʼa']],
  [['Dr. J.K. Mwangi', 'Wanjiru K.', 'Amina & Brian Otieno', 'Wanjiku Kamau, Jr.', 'Amina (Mrs)']],
  [['Núria Coll·legi', '山田・太郎', '葛󠄀城']],
  [['ශ්‍රී', 'क्‍षमा', 'علی‌رضا', 'മോഹന്‍', 'ג׳ורג׳', 'བསྟན་འཛིན']],
])('%j is the name of a person, read as it was typed', (names) => {
  expect(names.map(typedName)).toEqual(names);
  expect(names.filter((name) => !isPersonName(name))).toEqual([]);
});

it.each([
  ['J.Otieno', 'J. Otieno'],
  ['Dr.Wanjiku Kamau', 'Dr. Wanjiku Kamau'],
  ['Ma.Teresa Santos', 'Ma. Teresa Santos'],
  ['J.K.OTIENO', 'J.K. OTIENO'],
  ['د.أحمد', 'د. أحمد'],
  ['გ.ბერიძე', 'გ. ბერიძე'],
  // no link in this form, as when it is typed with the space
  ['EVIL.CO', 'EVIL. CO'],
  ['Amina\u202e\u200b ', 'Amina'],
  ['Am\u200dina', 'Amina'],
])('%j is read as the name %j of a person', (typed, name) => {
  expect(typedName(typed)).toBe(name);
  expect(isPersonName(name)).toBe(true);
});

it.each([
  [['https://evil.example/pay', 'www.evil.example', 'www.Evil.example', 'evil.co', 't.co']],
  [['Amina evil.example', 'Amina (evil.example)', 'evil .co', 'evil.example, Jr.']],
  // signs that cannot be seen, or look like others; of them one letter that is read as two
  [['e\u0301vil.c\u0301o', 'evil.c\u200do', 'evil.\u3164co', 'evil.\u034fco', 'evil.ﬁ']],
  [['evil．co', 'evil。co', 'evil\u2024co', 'evil.\u{1d41c}\u{1d428}', 'evil&#46;co']],
  [['Amina 2', 'call 0712 345 678', 'Amina+a@example.com', 'Amina\nHassan', '<b>Amina</b>', '😀']],
])('%j is not the name of a person', (names) => {
  expect(names.filter((name) => isPersonName(typedName(name)))).toEqual([]);
});

it.each(['EVIL.CO', 'J.Otieno', 'Amina\u202e', 'Amina\u200b'])(
  '%j must be read before it is the name of a person',
  (name) => expect(isPersonName(name)).toBe(false),
);

it('no name can hold a link, however it was typed', () => {
  const parts = fc.constantFrom(
    ...['evil', 'Evil', 'EVIL', 'co', 'Co', 'c', 'O', 'ke', 'موقع', '公司', 'გე', 'ß', 'ǅ'],
    ...['.', '.', '.', ' ', ',', '(', ')', '&', "'", '-', '·', '・', '\u0301', '\u034f'],
    ...['\u200c', '\u200d', '\u200b', '\u00ad', '\u3164', '\u202e', '\ufe0f', '。', '．'],
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 12 }), (typed) => {
      const name = typedName(typed.join(''));
      expect(typedName(name)).toBe(name);
      const shown = name.replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '').normalize('NFKC');
      return !isPersonName(name) || !/\p{L}{2}\.\p{L}{2}|:|\/|@|\d/u.test(shown);
    }),
    { numRuns: runs(20_000) },
  );
});
