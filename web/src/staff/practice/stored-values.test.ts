import { saveStory, type StoryInput } from '@tulia/domain/calls/practice/manage-practice';
import { emptyText } from '@tulia/domain/person/localized';
import { addressOf } from '@tulia/domain/practice/address';
import { expect, it } from 'vitest';
import { valuesOf } from './stored-values';

const facts = { slug: 'first', initials: 'A. M.', agreed: true, published: false, order: 4 };
const empty = { ...facts, quote: emptyText, fullStory: emptyText };

it('the form gets the fields that the call takes, with empty texts of new languages', () => {
  const quote = { en: 'I sleep again.' } as StoryInput['quote'];
  const fullStory = { en: 'It took a while.', sw: 'Ilichukua muda.' };
  const stored = { ...facts, slug: 'stored', quote, fullStory, updatedAt: 0 };
  const values = valuesOf<StoryInput>(stored, empty);
  expect(saveStory.input.isValidSync(values, { strict: true })).toBe(true);
  const isNew = { ...facts, isNew: false, slug: 'stored' };
  expect(values).toEqual({ ...isNew, quote: { ...quote, sw: '' }, fullStory });
  expect(valuesOf(null, empty)).toEqual({ ...empty, isNew: true });
});

it('a name becomes an address, without what an address cannot hold', () => {
  expect(addressOf('Grief & Loss, Étude')).toBe('grief-loss-etude');
});
