import { noDetails } from '@tulia/domain/booking/request-details';
import { seedServices } from '@tulia/domain/practice/service';
import { ASKS_EVERY_DETAIL, everyDetail } from '@tulia/domain/testing/request';
import { expect, test } from 'vitest';
import { behalfBody, emptyBehalf } from './behalf-values';

test('the call’s input has the details for which its service asks, and no others', () => {
  const typed = { ...emptyBehalf('en'), ...everyDetail };
  const bodyFor = (serviceId: string) => behalfBody({ ...typed, serviceId }, seedServices);
  expect(bodyFor(ASKS_EVERY_DETAIL)).toMatchObject(everyDetail);
  expect(bodyFor('individual-therapy')).toMatchObject(noDetails);
  expect(behalfBody(typed, undefined)).toMatchObject(noDetails);
});
