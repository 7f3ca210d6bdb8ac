import { expect, it } from 'vitest';
import type * as yup from 'yup';
import { emptyText } from '../../person/localized';
import { saveArticle, saveCrisisNumbers, type CrisisNumbersInput } from './manage-practice';

const article = {
  isNew: true,
  slug: 'sleep',
  title: { en: 'Sleep', sw: '' },
  summary: emptyText,
  content: emptyText,
  resourceLink: null,
  published: false,
  order: 1,
};
const words = { name: { en: 'Help', sw: '' }, hours: emptyText, whom: emptyText };
const line = (number: string) => ({ ...words, number, isConfirmed: false });

/** The field that is wrong, and how; null when nothing is. */
const problem = (schema: yup.Schema, input: object) =>
  schema.validate(input, { strict: true }).then(
    () => null,
    (error: unknown) => {
      const { path, message } = error as { path: string; message: string };
      return [path, message];
    },
  );

it.each([
  [null, null],
  ['https://example.com/sleep', null],
  ['http://example.com/sleep', 'link-invalid'],
  ['javascript:alert(1)', 'link-invalid'],
])('an article that links to %s is answered with %o', async (resourceLink, code) => {
  const answer = await problem(saveArticle.input, { ...article, resourceLink });
  expect(answer).toEqual(code && ['resourceLink', code]);
});

it.each<[string, CrisisNumbersInput['numbers'], [string, string] | null]>([
  ['numbers', [line('999'), line('+254 722-178 177')], null],
  ['no number', [], ['numbers', 'text-required']],
  ['words', [line('999'), line('call me')], ['numbers[1].number', 'phone-invalid']],
])('crisis numbers that are %s are taken or refused', async (_, numbers, answer) => {
  expect(await problem(saveCrisisNumbers.input, { numbers })).toEqual(answer);
});
