import { noDetails } from '@tulia/domain/booking/request-details';
import { seedServices } from '@tulia/domain/practice/service';
import { ASKS_EVERY_DETAIL, everyDetail } from '@tulia/domain/testing/request';
import { expect, test } from 'vitest';
import { attemptFor, closeAttempt, markUnknown, openAttempt } from './booking-attempt';
import { bookingRequest, emptyValues } from '../values/booking-values';

const body = bookingRequest(
  { ...emptyValues, fullName: 'Amina', ageBand: 'adult', date: '2026-11-24', time: '09:00' },
  'en',
  seedServices,
);

test('the same body keeps its request id, another body gets another', () => {
  const first = attemptFor(body);
  expect(first.requestId).toMatch(/^[\w-]{16,64}$/);
  expect(attemptFor({ ...body }).requestId).toBe(first.requestId);
  expect(attemptFor({ ...body, time: '10:00' }).requestId).not.toBe(first.requestId);
});

test('an attempt with an unknown outcome is kept until its answer comes', () => {
  const attempt = attemptFor(body);
  markUnknown(attempt);
  expect(openAttempt()).toEqual({ ...attempt, unknown: true });
  expect(attemptFor(body).requestId).toBe(attempt.requestId);
  closeAttempt();
  expect(openAttempt()).toBeNull();
  expect(attemptFor(body).requestId).not.toBe(attempt.requestId);
});

test('the request has the details for which its service asks, and no others', () => {
  const typed = { ...emptyValues, ...everyDetail };
  const requestFor = (service: string) => bookingRequest({ ...typed, service }, 'sw', seedServices);
  expect(requestFor(ASKS_EVERY_DETAIL)).toMatchObject({ ...everyDetail, language: 'sw' });
  expect(requestFor('individual-therapy')).toMatchObject(noDetails);
  expect(bookingRequest(typed, 'sw', undefined)).toMatchObject(noDetails);
});
