import { beforeAll, beforeEach, expect, it } from 'vitest';
import { followMenus } from './menu-behaviour';

const menu = () => document.querySelector('details')!;
const pressOn = (place: string) =>
  document.querySelector(place)!.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));

beforeAll(() => followMenus(document));

beforeEach(() => {
  document.body.innerHTML =
    '<details data-menu="" open=""><summary>Menu</summary><p><a href="#x"><b>Home</b></a></p></details><main></main>';
});

it('the menu closes by a press outside, not by one inside', () => {
  pressOn('p');
  expect(menu().open).toBe(true);
  pressOn('main');
  expect(menu().open).toBe(false);
});

it('the menu closes when a link is chosen, not by any click', () => {
  menu().querySelector('p')?.click();
  expect(menu().open).toBe(true);
  menu().querySelector('b')?.click();
  expect(menu().open).toBe(false);
});
