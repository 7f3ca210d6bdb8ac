import { describe, expect, it } from 'vitest';
import { localPath, rememberedLanguage, rememberLanguage, splitPath } from './language';

describe('splitPath', () => {
  it.each([
    ['/', 'en', '/'],
    ['/about', 'en', '/about'],
    ['/sw', 'sw', '/'],
    ['/sw/', 'sw', '/'],
    ['/sw/about', 'sw', '/about'],
    ['/swim', 'en', '/swim'],
  ])('%s', (pathname, language, path) => {
    expect(splitPath(pathname)).toEqual({ language, path });
  });
});

describe('localPath', () => {
  it.each([
    ['/', 'sw', '/sw'],
    ['/?a=1', 'sw', '/sw?a=1'],
    ['/booking?service=x', 'sw', '/sw/booking?service=x'],
    ['/booking', 'en', '/booking'],
    ['/', 'en', '/'],
  ] as const)('%s in %s', (path, language, expected) => {
    expect(localPath(path, language)).toBe(expected);
  });
});

it('a choice of language is remembered, and any other stored text is ignored', () => {
  rememberLanguage('sw');
  expect(rememberedLanguage()).toBe('sw');
  localStorage.setItem('tulia.language', 'xx');
  expect(rememberedLanguage()).toBeNull();
});
