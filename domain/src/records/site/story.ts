import type { Localized } from '../../person/localized';
import type { Instant } from '../../time/instant';
import { defineRecord } from '../record';

/** `stories/{slug}`: what a client told of their time with the practice (specification section 3, "Testimonial"). */
export interface Story {
  /** an id at random, which says nothing of the person */
  slug: string;
  /** never a name */
  initials: string;
  /** the one sentence that stands on the card */
  quote: Localized;
  /** paragraphs, an empty line between them */
  fullStory: Localized;
  /** the person agreed in writing to this being published; nothing is published without it */
  agreed: boolean;
  published: boolean;
  /** position in the list, ascending */
  order: number;
  updatedAt: Instant;
}

export const stories = defineRecord<Story>({ collection: 'stories', instants: ['updatedAt'] });
export const storyPath = (slug: string) => `stories/${slug}`;
