import { expect, it } from 'vitest';
import { programEnvironment } from './run';

it('keeps what a runner of tests says of itself from the programs of an environment', () => {
  expect(process.env['NODE_ENV']).toBe('test');
  const found = programEnvironment();
  expect(found).toHaveProperty('PATH');
  for (const name of ['NODE_ENV', 'VITEST', 'TEST']) expect(found).not.toHaveProperty(name);
});
