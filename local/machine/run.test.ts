import { expect, it } from 'vitest';
import { programEnvironment } from './run';

it('the programs of an environment do not get the variables of a runner of tests', () => {
  expect(process.env['NODE_ENV']).toBe('test');
  const found = programEnvironment();
  expect(found).toHaveProperty('PATH');
  for (const name of ['NODE_ENV', 'VITEST', 'TEST']) expect(found).not.toHaveProperty(name);
});
