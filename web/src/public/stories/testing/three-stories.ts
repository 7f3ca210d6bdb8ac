import type { Story } from '@tulia/domain/records/site/story';

export const threeStories = ['A. M.', 'J. K.', 'N. & P.'].map((initials, index): Story => ({
  slug: `story-${index}`,
  initials,
  quote: { en: `Quote ${index}`, sw: '' },
  fullStory: { en: `Begin ${index}\n\nEnd ${index}`, sw: '' },
  agreed: true,
  published: true,
  order: index,
  updatedAt: 0,
}));
