/** What a first deployment leaves in the database, and the empty practice of `npm run seed -- --empty`. */
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { seedServices } from '@tulia/domain/practice/service';
import { articlePath, articles } from '@tulia/domain/records/article';
import { PRACTICE_SETTINGS_PATH, practiceSettings } from '@tulia/domain/records/practice-settings';
import { servicePath, services } from '@tulia/domain/records/service';
import type { Instant } from '@tulia/domain/time/instant';
import { demoArticles } from './articles/demo-articles';
import type { Document } from './carried-out';
import { peopleDocuments } from './demo-people';

/** The content with which a new practice begins, by collection. */
export const firstContent = (now: Instant): Record<string, Document[]> => ({
  settings: [[PRACTICE_SETTINGS_PATH, practiceSettings.toStored(defaultPracticeSettings)]],
  [services.collection]: seedServices.map((service) => [
    servicePath(service.slug),
    services.toStored(service),
  ]),
  [articles.collection]: demoArticles.map((article) => [
    articlePath(article.slug),
    articles.toStored({ ...article, updatedAt: now }),
  ]),
});

/** That content, and the owner. */
export const emptyPractice = (now: Instant): Document[] => [
  ...Object.values(firstContent(now)).flat(),
  ...peopleDocuments(now, 'empty'),
];
