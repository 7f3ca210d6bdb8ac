import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MailAddress } from './mail-address';

it('may be broken before its sign and its dots, and stays the address', () => {
  const { container } = render(<MailAddress>amina.w@example.co.ke</MailAddress>);
  expect(container.textContent).toBe('amina.w@example.co.ke');
  expect(container.innerHTML).toBe(
    '<span translate="no">amina<wbr>.w<wbr>@example<wbr>.co<wbr>.ke</span>',
  );
});
