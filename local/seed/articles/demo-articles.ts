/** The three stories the practice starts with, in their order. */
import type { Article } from '@tulia/domain/records/article';
import { anxiousNight } from './anxious-night';
import { griefHasNoCalendar } from './grief-has-no-calendar';
import { talkingWithATeenager } from './talking-with-a-teenager';

export const demoArticles: readonly Omit<Article, 'updatedAt'>[] = [
  anxiousNight,
  griefHasNoCalendar,
  talkingWithATeenager,
];
