import { expect, it } from 'vitest';
import { contentDefines, parseContent } from './content';

it('leaves everything to the seeds without a file', () => {
  expect(contentDefines(undefined)).toEqual({
    'import.meta.env.TULIA_SETTINGS': 'undefined',
    'import.meta.env.TULIA_SERVICES': 'undefined',
    'import.meta.env.TULIA_PRACTITIONERS': 'undefined',
    'import.meta.env.TULIA_ARTICLES': 'undefined',
    'import.meta.env.TULIA_STORIES': 'undefined',
  });
});

it('takes the parts a file holds', () => {
  expect(parseContent('{"services":[{"slug":"x"}]}', 'c.json')).toEqual({
    services: [{ slug: 'x' }],
  });
});

it.each([
  ['[]', /must hold an object/],
  ['{"service":[]}', /unknown part "service"/],
  ['{"services":{}}', /"services" in c.json must be an array/],
  ['{"settings":null}', /"settings" in c.json must be an object/],
  ['{"stories":[{"quote":"I sleep again."}]}', /"stories" in c.json must be true or false/],
])('refuses %s', (json, message) => {
  expect(() => parseContent(json, 'c.json')).toThrow(message);
});
