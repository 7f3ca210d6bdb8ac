import type { Localized } from '../../person/localized';
import type { Instant } from '../../time/instant';
import { defineRecord } from '../record';

/** `stories/{slug}`: a client's story (specification section 3, "Testimonial"). */
export interface Story {
  /** random, so that it does not identify the person */
  slug: string;
  /** never a name */
  initials: string;
  quote: Localized;
  fullStory: Localized;
  /** the person agreed in writing; otherwise nothing is published */
  agreed: boolean;
  published: boolean;
  order: number;
  updatedAt: Instant;
}

export const stories = defineRecord<Story>('stories', ['updatedAt']);
export const storyPath = (slug: string) => `stories/${slug}`;
