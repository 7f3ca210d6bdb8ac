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

it.each([
  ['by values that the page itself put there', [], false],
  ['once a long text was begun', [['note', 'I would like']], true],
  ['once a text was changed', [['name', 'Amina']], true],
  ['once a box was ticked', [['agree', 'on']], true],
  [
    'by a field that was emptied again',
    [
      ['note', 'I would like'],
      ['note', ''],
    ],
    false,
  ],
  ['by looking for something', [['find', 'Amina']], false],
] as const)('a form is half-filled or not %s', (_, entries, isHalf) => {
  for (const [id, value] of entries) enter(id, value);
  expect(isHalfFilled()).toBe(isHalf);
});

it('a form that was sent and is gone is not half-filled', () => {
  enter('note', 'I would like');
  document.body.innerHTML = '<p>Thank you</p>';
  expect(isHalfFilled()).toBe(false);
});
