import { expect, it } from 'vitest';
import { readSender } from './sender';

it.each([
  ['Tulia <hello@tulia.or.ke>', 'Tulia', 'hello@tulia.or.ke'],
  [' hello@tulia.or.ke ', '', 'hello@tulia.or.ke'],
  ['<hello@tulia.or.ke>', '', 'hello@tulia.or.ke'],
  [
    'Tulia: Counselling, Nairobi <hello@tulia.or.ke>',
    'Tulia: Counselling, Nairobi',
    'hello@tulia.or.ke',
  ],
  ['"Tulia: \\"Rest\\"" <hello@tulia.or.ke>', 'Tulia: "Rest"', 'hello@tulia.or.ke'],
  ['Tulia (Nairobi) <post@praxis-müller.de>', 'Tulia (Nairobi)', 'post@praxis-müller.de'],
])('%j is the sender %j at %j', (text, name, address) => {
  expect(readSender(text)).toEqual({ name, address });
});

it.each([
  '',
  'Tulia',
  'Tulia hello@tulia.or.ke',
  'Tulia <hello@tulia.or.ke',
  'Tulia <hello>',
  'Tulia <hello@tulia>',
  'Tulia <hello@tulia.or.ke> Kenya',
  'a@tulia.or.ke, b@tulia.or.ke',
  'Tulia <a@tulia.or.ke, b@tulia.or.ke>',
  '"Tulia <hello@tulia.or.ke>',
  'Tulia\r\nBcc: x <hello@tulia.or.ke>',
])('%j is no sender', (text) => {
  expect(readSender(text)).toBeNull();
});
