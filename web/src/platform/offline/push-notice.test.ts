import { expect, it } from 'vitest';
import { ownPath, shownNotice } from './push-notice';

const data = {
  title: 'Your booking is confirmed',
  body: 'Monday, 23 November 2026, 10:00 Nairobi',
  link: '/sw/my-sessions',
  tag: 'a1',
};

it('a notification shows the texts of the server', () => {
  expect(shownNotice({ data, fcmMessageId: 'x' })).toEqual(data);
});

it.each([null, 'text', {}, { data: null }, { data: {} }, { data: { title: 7 } }])(
  'shows nothing of %j',
  (message) => {
    expect(shownNotice(message)).toBeNull();
  },
);

it('opens one booking for staff', () => {
  expect(ownPath('/sw/staff?open=b_1-x')).toBe('/sw/staff?open=b_1-x');
});

it.each([
  '/staff?tab=clients',
  '/staff?open=b1&tab=x',
  '/staff?open=b1#x',
  '//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  7,
])('leads to the sessions, not to %s', (link) => {
  expect(ownPath(link)).toBe('/my-sessions');
});
