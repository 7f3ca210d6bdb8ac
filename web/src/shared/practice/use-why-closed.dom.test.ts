import { defaultPractitioner, type Practitioner } from '@tulia/domain/practice/practitioner';
import { seedServices } from '@tulia/domain/practice/service';
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useWhyClosed } from './use-why-closed';

const known = vi.hoisted(() => ({ value: [] as Practitioner[], status: 'default' }));
vi.mock('./practitioners', () => ({ usePractitionersState: () => known }));

const closed = (services: Parameters<typeof useWhyClosed>[0]) =>
  renderHook(() => useWhyClosed(services)).result.current;

it('no practitioner is said to be missing until the server has said so', () => {
  for (const status of ['default', 'failed']) {
    known.status = status;
    expect(closed(seedServices)).toBeNull();
  }
  known.status = 'loaded';
  expect(closed(seedServices)).toBe('practitioner');
});

it('no service is said to be missing before the services are known', () => {
  Object.assign(known, { value: [defaultPractitioner], status: 'loaded' });
  expect([closed(undefined), closed([]), closed(seedServices)]).toEqual([null, 'service', null]);
});
