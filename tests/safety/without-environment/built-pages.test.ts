import { expect, it } from 'vitest';
import { breachesOf, problemsOf, type BuiltSite } from './built-pages';

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>T</title></head><body>${body}</body></html>`;
const site = (body: string): BuiltSite => {
  const pages = new Map([
    ['index.html', page(body)],
    ['about.html', page('<h1 id="top">About</h1>')],
  ]);
  return {
    pages,
    files: new Set([...pages.keys(), 'assets/a.js']),
    drawn: new Set(['/profile']),
  };
};

it.each([
  ['<a href="/abuot">a</a>', '/abuot leads nowhere'],
  ['<a href="/about#bottom">a</a>', '/about#bottom has no such place'],
  ['<a href="#here">a</a>', '#here has no such place'],
  ['<a href="about">a</a>', 'about is no path from the root'],
  ['<script src="/assets/b.js"></script>', '/assets/b.js is no file'],
])('%s: %s', (body, problem) => {
  expect(problemsOf(site(body))).toEqual([`index.html: ${problem}`]);
});

it.each([
  ['<p id="x">a</p><p id="x">b</p>', 'no-dup-id'],
  ['<label for="gone">n</label>', 'no-missing-references'],
  ['<img src="data:,">', 'wcag/h37'],
  ['<p><div>a</div></p>', 'close-order'],
  ['<template><p id="x">a</p><p id="x">b</p></template>', null],
])('%s breaks %s', async (body, rule) => {
  const found = await breachesOf(new Map([['index.html', page(`<h1>T</h1>${body}`)]]));
  expect(found.map((each) => each.split(/[:,] /)[1])).toEqual(
    rule === null ? [] : expect.arrayContaining([rule]),
  );
});
