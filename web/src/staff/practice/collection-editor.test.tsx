import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CollectionEditor } from './collection-editor';

it('an editor says who sees a change at once, and who after the next update of the site', () => {
  render(
    <CollectionEditor
      of={[]}
      records={[]}
      texts={{ add: 'Add service', empty: 'No services yet', editOf: (name) => name }}
      row={() => ({ name: '', about: '', state: '', isOpen: true })}
      form={() => null}
    />,
  );
  const said = screen.getByText(/^Visitors see what you change at once/);
  expect(said.textContent).toMatch(/Search engines .* after the next update of the site/);
});
