import { describe, expect, it } from 'vitest';
import { codeOf, refusalOf } from '../testing/refusal';
import { amendedNote, keptDraft, lacksNote, nextNote, noteStanding, signedNote } from './note';

const first = {
  text: 'Safety plan discussed.',
  version: 1,
  updatedAt: 5,
  updatedBy: 'Njeri',
  signedAt: null,
  signedBy: null,
  isAmendment: false,
};
const signed = { ...first, version: 2, signedAt: 6, signedBy: 'Njeri' };

describe('a draft', () => {
  it('raises the version, and is trimmed', () => {
    const typed = { text: ' Safety plan discussed. ', version: 0 };
    expect(nextNote(null, typed, 'Njeri', 5)).toEqual(first);
    const emptied = { text: '', version: 2, updatedAt: 6, updatedBy: 'Otieno' };
    expect(nextNote(first, { text: '', version: 1 }, 'Otieno', 6)).toEqual({
      ...first,
      ...emptied,
    });
  });

  it('never overwrites a version that was not seen, and names its writer', () => {
    const late = { text: 'Asked for an invoice.', version: 0 };
    expect(refusalOf(() => nextNote(first, late, 'Otieno', 6))).toMatchObject({
      code: 'note-changed',
      details: { version: 1, by: 'Njeri' },
    });
  });

  it('changes nothing when the text is the same, for any version that was seen', () => {
    expect(nextNote(first, { text: first.text, version: 0 }, 'Otieno', 6)).toBeNull();
    expect(nextNote(null, { text: ' ', version: 0 }, 'Otieno', 6)).toBeNull();
  });
});

describe('a signature', () => {
  it('is a version of the text that was seen', () => {
    expect(signedNote(first, { version: 1 }, 'Njeri', 6)).toEqual(signed);
  });

  it('happens once, and not to an unseen version or an empty note', () => {
    expect(signedNote(signed, { version: 1 }, 'Otieno', 9)).toBeNull();
    const code = (present: typeof first | null, version: number) =>
      codeOf(() => signedNote(present, { version }, 'Otieno', 9));
    expect(code({ ...first, version: 2 }, 1)).toBe('note-changed');
    expect(code(null, 1)).toBe('note-changed');
    expect(code(null, 0)).toBe('note-empty');
    expect(code({ ...first, text: '' }, 1)).toBe('note-empty');
  });
});

describe('a signed note', () => {
  it.each([
    ['other words', 2],
    ['', 2],
    ['words of before', 1],
  ])('never takes the text "%s"', (text, version) => {
    expect(refusalOf(() => nextNote(signed, { text, version }, 'Njeri', 9))).toMatchObject({
      code: 'note-signed',
      details: { by: 'Njeri' },
    });
  });

  it('takes amendments, which stand beside its text', () => {
    const added = { text: ' Exams begin on 11 January. ', version: 2 };
    const { note, amendment } = amendedNote(signed, added, 'Otieno', 9);
    expect(note).toEqual({ ...signed, version: 3 });
    expect(amendment).toMatchObject({
      text: 'Exams begin on 11 January.',
      version: 3,
      updatedAt: 9,
      updatedBy: 'Otieno',
      isAmendment: true,
      signedAt: 6,
    });
  });

  it('refuses an amendment that is empty, or was written without having seen the last one', () => {
    const code = (present: typeof first | typeof signed | null, text: string, version: number) =>
      codeOf(() => amendedNote(present, { text, version }, 'Otieno', 9));
    expect(code(signed, '  ', 2)).toBe('note-empty');
    expect(code({ ...signed, version: 3 }, 'More.', 2)).toBe('note-changed');
    expect(code(first, 'More.', 1)).toBe('not-found');
    expect(code(null, 'More.', 1)).toBe('not-found');
  });
});

describe('a text that is being typed', () => {
  const typed = { text: ' Safety plan ', version: 1 };

  it('is kept as it was typed, with the version that it began from', () => {
    const begun = { ...typed, version: 0 };
    expect(keptDraft(null, begun, 7)).toEqual({ ...begun, updatedAt: 7 });
    expect(keptDraft(first, typed, 7)).toEqual({ ...typed, updatedAt: 7 });
  });

  it.each([
    ['there are no words', null, '  \n'],
    ['the words were taken out again', first, ''],
    ['the note has these words', first, 'Safety plan discussed. '],
  ])('is not kept when %s', (_, present, text) => {
    expect(keptDraft(present, { text, version: 1 }, 7)).toBeNull();
  });

  it('is kept beside a signed note, too, as it may become an amendment', () => {
    expect(keptDraft(signed, typed, 7)).toEqual({ ...typed, updatedAt: 7 });
  });
});

describe('a session lacks its note', () => {
  const note = nextNote(null, { text: 'Calm.', version: 0 }, 'Njeri', 1);

  it('from its completion until a note is written', () => {
    expect(lacksNote('completed', null)).toBe(true);
    expect(lacksNote('completed', note && { ...note, text: '' })).toBe(true);
    expect(lacksNote('completed', note)).toBe(false);
    for (const status of ['pending', 'confirmed', 'cancelled', 'no_show', 'rejected'] as const)
      expect(lacksNote(status, null)).toBe(false);
  });
});

it('a list says of a note whether it is a draft or signed; a removed one is none', () => {
  expect([null, { ...first, text: '' }, first, signed].map(noteStanding)).toEqual([
    'none',
    'none',
    'draft',
    'signed',
  ]);
});
