import { beforeEach, expect, it } from 'vitest';
import { isHalfFilled, watchForms } from './half-filled';

beforeEach(() => {
  document.body.innerHTML =
    '<form><input id="name" value="as loaded"><textarea id="note"></textarea><input type="checkbox" id="agree"><input type="search" id="find"></form>';
  watchForms();
});

function enter(id: string, value: string) {
  const field = document.getElementById(id) as HTMLInputElement;
  if (field.type === 'checkbox') field.checked = value === 'on';
  else field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

it('is not half-filled by values that the page itself put there', () => {
  expect(isHalfFilled()).toBe(false);
});

it.each([
  ['note', 'I would like'],
  ['name', 'Amina'],
  ['agree', 'on'],
])('is half-filled once #%s was filled in', (id, value) => {
  enter(id, value);
  expect(isHalfFilled()).toBe(true);
});

it('forgets a field that was emptied', () => {
  enter('note', 'I would like');
  enter('note', '');
  expect(isHalfFilled()).toBe(false);
});

it('forgets a form that was sent and is gone', () => {
  enter('note', 'I would like');
  document.body.innerHTML = '<p>Thank you</p>';
  expect(isHalfFilled()).toBe(false);
});

it('does not count looking for something', () => {
  enter('find', 'Amina');
  expect(isHalfFilled()).toBe(false);
});
