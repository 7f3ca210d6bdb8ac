import { act, render } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useQueryPart, type QueryChange } from './use-query-part';

it('a change of the query keeps an earlier change that is not drawn yet', () => {
  window.history.replaceState(null, '', '/admin/bookings?tab=bookings');
  let change: (next: QueryChange) => void = () => undefined;
  let shown = '';
  function Page() {
    const [query, set] = useQueryPart();
    change = set;
    shown = query.toString();
    return null;
  }
  const set = (name: string, value: string) =>
    change((present) => {
      present.set(name, value);
      return present;
    });
  render(<RouterProvider router={createBrowserRouter([{ path: '*', Component: Page }])} />);
  act(() => {
    set('service', 'couples-therapy');
    set('from', '2024-01-01');
  });
  const both = 'tab=bookings&service=couples-therapy&from=2024-01-01';
  expect(window.location.search).toBe(`?${both}`);
  expect(shown).toBe(both);
  window.history.replaceState(null, '', '/');
});
