import { DETAIL_NAMES, noDetails } from '@tulia/domain/booking/request-details';
import type { ConfidentialRequest } from '@tulia/domain/booking/booking';
import { everyDetail } from '@tulia/domain/testing/request';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { requestDetailsCopy } from '../booking/texts/request-details';
import { SpecialRequests } from './special-requests';
import { sessionsCopy } from './texts';

const stored = vi.hoisted((): { data: ConfidentialRequest | undefined } => ({ data: undefined }));
vi.mock('../../platform/live/use-document', () => ({
  useDocument: () => ({ status: 'ready', data: stored.data }),
}));

const { showRequests, hideRequests, noRequests } = sessionsCopy.en;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test.each(DETAIL_NAMES)('the client is shown the detail %s where it was given', (name) => {
  const { given } = requestDetailsCopy.en[name];
  stored.data = { specialRequests: '', category: null, ...everyDetail };
  render(<SpecialRequests bookingId="b1" />);
  expect(screen.queryByText(given(everyDetail[name]))).toBeNull();
  press(showRequests);
  expect(screen.getByText(given(everyDetail[name]))).toBeDefined();
  expect(screen.queryByText(noRequests)).toBeNull();
  press(hideRequests);
  stored.data = { specialRequests: '', category: null, ...noDetails };
  press(showRequests);
  expect(screen.getByText(noRequests)).toBeDefined();
});
