import { expect, test } from 'vitest';
import { jobList, jobNamed } from './jobs';

test('the list names every job; unknown names are unknown', () => {
  expect(jobList()).toMatch(/rollAvailability +daily/);
  expect(jobNamed('retryMeetings')?.everyMinutes).toBe(10);
  expect(jobNamed('makeCoffee')).toBeUndefined();
});
