import { expect, test } from 'vitest';
import { filterOf, STATUS_FILTERS, withFilter } from './status-filter';

test('the filter takes a known status and no other text', () => {
  expect(filterOf(new URLSearchParams('status=no_show'))).toBe('no_show');
  expect(filterOf(new URLSearchParams('status=deleted'))).toBe('all');
  expect(filterOf(new URLSearchParams())).toBe('all');
});

test('every filter survives the address, and other parameters stay', () => {
  for (const filter of STATUS_FILTERS) {
    const search = withFilter(new URLSearchParams('from=mail&status=pending'), filter);
    expect(filterOf(search)).toBe(filter);
    expect(search.get('from')).toBe('mail');
  }
  expect(withFilter(new URLSearchParams('status=pending'), 'all').toString()).toBe('');
});
