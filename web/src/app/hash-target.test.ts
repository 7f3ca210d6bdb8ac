import { expect, it } from 'vitest';
import { hashTarget } from './hash-target';

it.each(['faq', 'a', 'Why-us_2'])('#%s names %s', (id) => {
  expect(hashTarget(`#${id}`)).toBe(id);
});

it.each(['', '#', '#1st', '#-a', '#a b', '#a"]', '#a%20b', 'faq'])('%s names nothing', (hash) => {
  expect(hashTarget(hash)).toBeNull();
});
