import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { freshFolder } from '../../local/test-run/fresh-folder';
import { parametersOf, projectOf, targetOf } from './target';

test('the project is named on the command line, by an alias, or is that of production', () => {
  const known = { default: 'demo-tulia', production: 'tulia-kenya', staging: 'tulia-staging' };
  expect(projectOf(['--project', 'other'], known)).toBe('other');
  expect(projectOf(['--project=staging'], known)).toBe('tulia-staging');
  expect(projectOf([], known)).toBe('tulia-kenya');
  expect(projectOf(['--stage'], known)).toBe('tulia-staging');
  expect(() => projectOf([], { default: 'demo-tulia' })).toThrow(/Which project/);
  expect(() => projectOf(['--stage'], {})).toThrow(/no staging project/);
  expect(() => projectOf(['--project', 'demo-tulia'], known)).toThrow(/local environment/);
});

test('parameters are read as the Firebase CLI reads them', () => {
  const at = freshFolder();
  writeFileSync(
    path.join(at, '.env.x'),
    '# note\nMAIL_FROM="Tulia <a@b.ke>"\nSCHEDULER_REGION=europe-west1\n',
  );
  const parameters = parametersOf('x', at);
  expect(parameters).toEqual({ MAIL_FROM: 'Tulia <a@b.ke>', SCHEDULER_REGION: 'europe-west1' });
  expect(parametersOf('y', at)).toEqual({});
  expect(targetOf('x', parameters, { staging: 'x' })).toMatchObject({
    isStaging: true,
    region: 'africa-south1',
    schedulerRegion: 'europe-west1',
    databaseId: '(default)',
  });
});
