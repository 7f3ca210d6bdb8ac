/** What is read of settings and services: as they stand at the moment, and whole. */
import { withoutPlaceholders } from '@tulia/domain/practice/placeholders';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { PRACTICE_SETTINGS_PATH } from '@tulia/domain/records/practice-settings';
import { seedServices } from '@tulia/domain/practice/service';
import { servicePath, services } from '@tulia/domain/records/service';
import { expect, it, vi } from 'vitest';
import { memory } from '../platform/testing/memory-database';
import { readService } from './services';
import { readSettings } from './settings';

vi.mock('../platform/app');

it('settings are read fresh each time, with defaults for missing ones and nothing for a placeholder', async () => {
  const shipped = withoutPlaceholders(defaultPracticeSettings);
  expect(await readSettings()).toEqual(shipped);
  memory.put(PRACTICE_SETTINGS_PATH, { city: 'Nakuru' });
  expect(await readSettings()).toEqual({ ...shipped, city: 'Nakuru' });
});

it('a service is the one at its address, and none where there is none', async () => {
  const [one, another] = seedServices;
  if (one === undefined || another === undefined) throw new Error('no services');
  memory.put(servicePath(one.slug), services.toStored({ ...one, slug: 'copied' }));
  memory.put(servicePath(another.slug), services.toStored(another));
  expect(await readService(one.slug)).toEqual(one);
  expect(await readService('none')).toBeNull();
});
