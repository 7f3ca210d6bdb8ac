import { describe, expect, it } from 'vitest';
import { seedServices } from '../practice/service';
import { parseInput } from './call';
import { saveArticle, saveService } from './practice/manage-practice';

const service = { ...seedServices[0]!, isNew: false };
const article = {
  isNew: true,
  slug: 'reading',
  title: { en: 'Reading', sw: '' },
  summary: { en: '', sw: '' },
  content: { en: 'A word.', sw: 'Neno.' },
  resourceLink: null,
  published: false,
  order: 1,
};
const refusalOf = (contract: typeof saveService | typeof saveArticle, input: unknown): unknown => {
  try {
    parseInput<unknown>(contract, input);
  } catch (error) {
    return (error as { details: { fields: unknown } }).details.fields;
  }
  return null;
};

describe('a text of the practice’s own', () => {
  it('may lack a translation, but not what is translated', () => {
    expect(refusalOf(saveService, { ...service, name: { en: 'Grief', sw: '' } })).toBeNull();
    expect(refusalOf(saveArticle, article)).toBeNull();
    expect(refusalOf(saveService, { ...service, name: { en: ' ', sw: 'Majonzi' } })).toEqual({
      'name.en': 'text-required',
    });
  });

  it('has exactly the languages there are', () => {
    expect(refusalOf(saveService, { ...service, name: { en: 'Grief' } })).toHaveProperty('name.sw');
    const more = { en: 'Grief', sw: '', tlh: 'Qugh' };
    expect(refusalOf(saveService, { ...service, name: more })).toHaveProperty('name');
    expect(refusalOf(saveService, { ...service, name: 'Grief' })).toHaveProperty('name');
    expect(refusalOf(saveService, { ...service, name: undefined })).not.toBeNull();
  });

  it.each(['en', 'sw'])('is no longer in %s than it may be', (language) => {
    const long = (text: object, length: number) => ({ ...text, [language]: 'x'.repeat(length) });
    const broken = { [`name.${language}`]: 'too-long', [`description.${language}`]: 'too-long' };
    const { name, description } = service;
    const at = (lines: number, texts: number) => ({
      ...service,
      name: long(name, lines),
      description: long(description, texts),
    });
    expect(refusalOf(saveService, at(120, 2000))).toBeNull();
    expect(refusalOf(saveService, at(121, 2001))).toEqual(broken);
    expect(refusalOf(saveArticle, { ...article, content: long(article.content, 20_001) })).toEqual({
      [`content.${language}`]: 'too-long',
    });
  });
});
