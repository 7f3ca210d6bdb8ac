import { expect, it } from 'vitest';
import { saveStory } from './manage-practice';

const story = {
  isNew: true,
  slug: 'story-one',
  initials: 'N. & P.',
  quote: { en: 'I sleep again.', sw: '' },
  fullStory: { en: 'It took a while.\n\nIt was worth it.', sw: '' },
  agreed: true,
  published: true,
  order: 1,
};

it.each([
  ['a whole story', {}, undefined],
  ['a draft without an agreement', { agreed: false, published: false }, undefined],
  ['a published story without an agreement', { agreed: false }, 'agreement-required'],
  ['a name in place of initials', { initials: 'Amina M.' }, 'initials-only'],
  ['a story without a sentence for the card', { quote: { en: ' ', sw: '' } }, 'text-required'],
  ['a story without a text', { fullStory: { en: '', sw: 'Ilichukua muda.' } }, 'text-required'],
])('%s is answered with %o', async (_, change, problem) => {
  const answer = await saveStory.input.validate({ ...story, ...change }, { strict: true }).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : error),
  );
  expect(answer).toBe(problem);
});
