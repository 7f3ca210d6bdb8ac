/** The content with which a new practice begins; it never changes what is there. */
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { PRACTICE_SETTINGS_PATH, practiceSettings } from '@tulia/domain/records/practice-settings';
import { articlePath, articles } from '@tulia/domain/records/article';
import { seedServices } from '@tulia/domain/practice/service';
import { servicePath, services } from '@tulia/domain/records/service';
import type { Instant } from '@tulia/domain/time/instant';
import { demoArticles } from '../../local/seed/articles/demo-articles';

/** Writes settings, services and articles, each only where there are none. @returns what it wrote, in words */
export async function putFirstContent(
  database: FirebaseFirestore.Firestore,
  now: Instant,
): Promise<string> {
  const isEmpty = async (collection: string) =>
    (await database.collection(collection).limit(1).get()).empty;
  const batch = database.batch();
  const done: string[] = [];
  const settings = database.doc(PRACTICE_SETTINGS_PATH);
  if (!(await settings.get()).exists) {
    batch.create(settings, practiceSettings.toStored(defaultPracticeSettings));
    done.push('settings');
  }
  if (await isEmpty(services.collection)) {
    for (const service of seedServices)
      batch.create(database.doc(servicePath(service.slug)), services.toStored(service));
    done.push(`${seedServices.length} services`);
  }
  if (await isEmpty(articles.collection)) {
    for (const article of demoArticles)
      batch.create(
        database.doc(articlePath(article.slug)),
        articles.toStored({ ...article, updatedAt: now }),
      );
    done.push(`${demoArticles.length} articles`);
  }
  await batch.commit();
  return done.join(', ');
}
