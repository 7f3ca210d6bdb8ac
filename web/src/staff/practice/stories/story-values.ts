import type { StoryInput } from '@tulia/domain/calls/practice/manage-practice';
import { emptyText } from '@tulia/domain/person/localized';
import type { Story } from '@tulia/domain/records/site/story';

/** The first values of the form. The id of a new story is one by chance, so that it says nothing of the person. */
export function valuesOf(story: Story | null, nextOrder: number): StoryInput {
  return {
    isNew: story === null,
    slug: story?.slug ?? `story-${crypto.randomUUID().slice(0, 8)}`,
    initials: story?.initials ?? '',
    quote: { ...emptyText, ...story?.quote },
    fullStory: { ...emptyText, ...story?.fullStory },
    agreed: story?.agreed ?? false,
    published: story?.published ?? false,
    order: story?.order ?? nextOrder,
  };
}
