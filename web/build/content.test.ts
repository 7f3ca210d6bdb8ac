import { expect, it } from 'vitest';
import { contentDefines, parseContent, photoFile, withPhotoAddress } from './content';

it('without a content file the build uses the seeds', () => {
  const defined = Object.values(contentDefines(undefined));
  expect(defined).toEqual(Array(5).fill('undefined'));
});

it('the build takes the parts that a content file holds', () => {
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

const photo = `data:image/webp;base64,${Buffer.from('a picture').toString('base64')}`;

it('a practitioner’s picture is a file of its own, named by person and content', () => {
  const file = photoFile({ id: 'njeri', photo });
  expect(file?.address).toMatch(/^\/people\/njeri-[0-9a-f]{8}\.webp$/);
  expect(file?.bytes.toString()).toBe('a picture');
  expect(withPhotoAddress({ id: 'njeri', name: 'Njeri', photo })).toEqual({
    id: 'njeri',
    name: 'Njeri',
    photo: file?.address,
  });
});

it.each([
  [{ id: 'njeri', photo: null }],
  [{ id: 'njeri', photo: 'data:image/svg+xml;base64,AAAA' }],
  [{ id: '../njeri', photo }],
])('there is no file for %j', (person) => {
  expect(photoFile(person)).toBeNull();
  expect(withPhotoAddress(person)).toMatchObject({ photo: null });
});
