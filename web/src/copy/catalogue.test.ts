import { expect, it } from 'vitest';
import { catalogue } from './catalogue';

it('keeps both languages apart', () => {
  const copy = catalogue(
    { title: 'Book', hello: (name: string) => `Hello ${name}`, list: ['one'] },
    { title: 'Weka miadi', hello: (name) => `Habari ${name}`, list: ['moja', 'mbili'] },
  );
  expect(copy.en.title).toBe('Book');
  expect(copy.sw.hello('Amina')).toBe('Habari Amina');
  expect(copy.sw.list).toHaveLength(2);
});

it('does not compile with a missing, stray or ill-shaped text', () => {
  // @ts-expect-error the Swahili lacks a text
  catalogue({ title: 'Book', more: 'More' }, { title: 'Weka miadi' });
  // @ts-expect-error the Swahili has a text the English does not know
  catalogue({ title: 'Book' }, { title: 'Weka miadi', more: 'Zaidi' });
  // @ts-expect-error a function is not a string
  catalogue({ title: 'Book' }, { title: () => 'Weka miadi' });
  expect(true).toBe(true);
});
