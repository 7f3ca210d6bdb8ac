import { expect, it } from 'vitest';
import { catalogue } from './catalogue';

it('each language has its own texts', () => {
  const copy = catalogue({
    en: { title: 'Book', hello: (name: string) => `Hello ${name}`, list: ['one'] },
    sw: { title: 'Weka miadi', hello: (name) => `Habari ${name}`, list: ['moja', 'mbili'] },
  });
  expect(copy.en.title).toBe('Book');
  expect(copy.sw.hello('Amina')).toBe('Habari Amina');
  expect(copy.sw.list).toHaveLength(2);
});

it('a missing, extra or wrongly shaped text does not compile', () => {
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
