import { expect, it } from 'vitest';
import { photoFile, withPhotoAddress } from './content';

const photo = `data:image/webp;base64,${Buffer.from('a picture').toString('base64')}`;

it('a picture is a file of its own, named by its practitioner and its content', () => {
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
