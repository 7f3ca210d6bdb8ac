import { saveService } from '@tulia/domain/calls/practice/manage-practice';
import { addressOf } from '@tulia/domain/practice/address';
import { seedServices } from '@tulia/domain/practice/service';
import { expect, it } from 'vitest';
import { valuesOf } from './service-values';

it.each(seedServices)('the call takes the service $slug as it is stored', (service) => {
  const values = valuesOf({ ...service, id: service.slug } as typeof service);
  expect(saveService.input.isValidSync(values, { strict: true })).toBe(true);
  expect(values).toEqual({ ...service, isNew: false });
});

it('a name becomes an address, without what an address cannot hold', () => {
  expect(addressOf('Grief & Loss, Étude')).toBe('grief-loss-etude');
});
