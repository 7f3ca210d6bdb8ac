import { expect, it } from 'vitest';
import { catalogue } from './catalogue';

it('keeps the languages apart', () => {
  const copy = catalogue({
    en: { title: 'Book', hello: (name: string) => `Hello ${name}`, list: ['one'] },
    sw: { title: 'Weka miadi', hello: (name) => `Habari ${name}`, list: ['moja', 'mbili'] },
  });
  expect(copy.en.title).toBe('Book');
  expect(copy.sw.hello('Amina')).toBe('Habari Amina');
  expect(copy.sw.list).toHaveLength(2);
});

it('does not compile with a missing, stray or ill-shaped text', () => {
  // @ts-expect-error the Swahili lacks a text
  catalogue({ en: { title: 'Book', more: 'More' }, sw: { title: 'Weka miadi' } });
  // @ts-expect-error the Swahili has a text the English does not know
  catalogue({ en: { title: 'Book' }, sw: { title: 'Weka miadi', more: 'Zaidi' } });
  // @ts-expect-error a function is not a string
  catalogue({ en: { title: 'Book' }, sw: { title: () => 'Weka miadi' } });
  // @ts-expect-error a language is missing
  catalogue({ en: { title: 'Book' } });
  expect(true).toBe(true);
});
