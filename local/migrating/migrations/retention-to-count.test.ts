import { NOT_COUNTED } from '@tulia/domain/booking/retention';
import { expect, it } from 'vitest';
import { retentionToCount } from './003-retention-to-count';

const changed = (fields: Record<string, unknown>) =>
  retentionToCount.change({ path: 'clients/c1', fields });

it('a client of before says once that its end is to be counted', () => {
  const name = { stringValue: 'Amina' };
  const fields = changed({ name });
  expect(fields).toEqual({
    name,
    retention: {
      mapValue: {
        fields: {
          until: { nullValue: null },
          bySession: { booleanValue: false },
          policy: { stringValue: '' },
        },
      },
    },
  });
  expect(NOT_COUNTED).toEqual({ until: null, bySession: false, policy: '' });
  expect(changed(fields!)).toBeNull();
});
