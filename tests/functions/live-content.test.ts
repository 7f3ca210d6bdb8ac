/** `npm run deploy` builds public pages with the project's content as it is now, read as a visitor may read it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readLiveContent } from '../../ops/deploy/live-content';
import { contentDefines } from '../../web/build/content';
import { database } from '../support/actors';
import { PROJECT, environment } from '../support/environment';

test('the environment’s settings, active services and published articles are what a build takes', async () => {
  const file = await readLiveContent(
    { project: PROJECT, databaseId: '(default)' },
    { ...process.env, FIRESTORE_EMULATOR_HOST: environment.firestoreHost },
  );
  const content = JSON.parse(readFileSync(file, 'utf8')) as {
    settings: object;
    services: { slug: string; price: number }[];
    articles: { slug: string }[];
  };
  const [settings, services, articles] = await Promise.all([
    database().doc('settings/practice').get(),
    database().collection('services').where('isActive', '==', true).get(),
    database().collection('articles').where('published', '==', true).get(),
  ]);
  expect(content.settings).toMatchObject({ name: settings.get('name') as string });
  expect(content.services.map(({ slug, price }) => [slug, price]).sort()).toEqual(
    services.docs.map((each) => [each.id, each.get('price') as number]).sort(),
  );
  expect(content.articles.map(({ slug }) => slug).sort()).toEqual(
    articles.docs.map(({ id }) => id).sort(),
  );
  expect(Object.values(contentDefines(file))).not.toContain('undefined');
});
