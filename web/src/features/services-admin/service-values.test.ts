import { saveService } from '@tulia/domain/calls/manage-practice';
import { seedServices } from '@tulia/domain/records/service';
import { expect, it } from 'vitest';
import { valuesOf, withName } from './service-values';

it.each(seedServices)('takes $slug as it is stored', (service) => {
  const values = valuesOf({ ...service, id: service.slug } as typeof service);
  expect(saveService.input.isValidSync(values, { strict: true })).toBe(true);
  expect(values).toEqual({ ...service, isNew: false });
});

it('lets the address of a new service follow its name', () => {
  const named = withName(withName(valuesOf(null), 'Grief '), 'Grief & Loss, Étude');
  expect(named.slug).toBe('grief-loss-etude');
});

it('keeps an address that somebody wrote, and one that is in use', () => {
  const written = { ...withName(valuesOf(null), 'Grief'), slug: 'mourning' };
  expect(withName(written, 'Loss').slug).toBe('mourning');
  const stored = valuesOf(seedServices[0] ?? null);
  expect(withName(stored, 'Loss').slug).toBe(stored.slug);
});
