import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NO_FILTERS } from './booking-filters';
import { FilterBar } from './filter-bar';

vi.mock('../../parts/use-all-services', () => ({ useAllServices: () => ({ data: [] }) }));

test('the status filter stands in the line of the search, with each status', () => {
  const change = vi.fn();
  render(
    <FilterBar
      filters={{ ...NO_FILTERS, search: null }}
      typed=""
      onType={() => undefined}
      onChange={change}
      onReset={() => undefined}
      download={null}
      quick={null}
      folded={null}
      isOpenAtFirst={false}
    >
      {null}
    </FilterBar>,
  );
  const filter = screen.getByLabelText<HTMLSelectElement>('Status');
  expect([...filter.options].map(({ text }) => text).join()).toBe(
    'All statuses,Pending,Confirmed,Completed,Cancelled,No show,Rejected',
  );
  fireEvent.change(filter, { target: { value: 'no_show' } });
  expect(change).toHaveBeenCalledExactlyOnceWith({ status: 'no_show' });
});
