import { saveSettings } from '@tulia/domain/calls/practice/manage-practice';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { call } from '../../../platform/live/call';
import { SettingsForm } from './settings-form';
import { valuesOf } from './settings-values';

vi.mock('../../../platform/live/call', () => ({ call: vi.fn() }));
const sent = vi.mocked(call);
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });

test('a form of one group begins without the shipped examples, and keeps every other setting', async () => {
  sent.mockResolvedValue({});
  render(<SettingsForm stored={defaultPracticeSettings} only="contact" />);
  expect(screen.queryByLabelText('Bank')).toBeNull();
  expect([field(/^Phone/).value, field(/^Email/).value, field(/^City/).value]).toEqual([
    '',
    '',
    defaultPracticeSettings.city,
  ]);
  type(/^Phone/, '+254 711 222 333');
  fireEvent.click(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() => expect(field(/^Email/).getAttribute('aria-invalid')).toBe('true'));
  expect(sent).not.toHaveBeenCalled();
  type(/^Email/, 'hello@example.org');
  fireEvent.click(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  const own = { phone: '+254 711 222 333', email: 'hello@example.org', messagingNumber: '' };
  const asked = { ...valuesOf(defaultPracticeSettings), ...own };
  expect(sent.mock.calls[0]?.slice(0, 2)).toEqual([saveSettings, asked]);
});
