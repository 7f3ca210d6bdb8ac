import { expect, test } from 'vitest';
import { missingParameters, projectOf } from './requirements';

test('the project is named on the command line', () => {
  expect(projectOf(['--project', 'tulia-kenya'])).toBe('tulia-kenya');
  expect(projectOf(['--project=tulia-kenya'])).toBe('tulia-kenya');
  expect(() => projectOf(['--project', 'demo-tulia'])).toThrow(/local world/);
});

test('missing parameters are named with an example', () => {
  const env = 'SITE_URL=https://tulia.example\n# MAIL_FROM=x\nSMTP_HOST=\nSMTP_PORT=465\n';
  const missing = missingParameters('tulia-kenya', env);
  expect(missing.map((line) => line.split(':')[0])).toEqual([
    'parameter MAIL_FROM',
    'parameter SMTP_HOST',
  ]);
  expect(missing[0]).toContain('functions/.env.tulia-kenya');
  expect(missingParameters('tulia-kenya', undefined)).toHaveLength(4);
});
