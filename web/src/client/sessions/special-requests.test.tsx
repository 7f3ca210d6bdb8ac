import { DETAIL_NAMES, noDetails } from '@tulia/domain/booking/request-details';
import type { ConfidentialRequest } from '@tulia/domain/booking/booking';
import { everyDetail } from '@tulia/domain/testing/request';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Live } from '../../platform/live/live';
import { requestDetailsTexts } from '../booking/texts/request-details';
import { SpecialRequests } from './special-requests';
import { sessionsTexts } from './texts';

const read = vi.hoisted((): { now: Partial<Live<ConfidentialRequest>> } => ({ now: {} }));
vi.mock('../../platform/live/use-document', () => ({ useDocument: () => read.now }));

const { noRequests, requestsLoading, requestsFailed } = sessionsTexts.en;
const text = 'Camera off, please.\nI live with my sister.';
const written = { specialRequests: text, category: null, ...everyDetail };
const given = DETAIL_NAMES.map((each) => requestDetailsTexts.en[each].given(everyDetail[each]));

test.each<[string, typeof read.now, string[]]>([
  ['details and text', { status: 'ready', data: written }, [...given, text]],
  [
    'none',
    { status: 'ready', data: { ...written, specialRequests: ' ', ...noDetails } },
    [noRequests],
  ],
  ['not read yet', { status: 'loading' }, [requestsLoading]],
  ['not read for want of an answer', { status: 'loading', overdue: true }, [requestsFailed]],
  ['refused', { status: 'error' }, [requestsFailed]],
])('the card shows the special requests of the client without a press: %s', (_, is, said) => {
  read.now = is;
  render(<SpecialRequests bookingId="b1" />);
  expect(screen.getByText('Special requests').tagName).toBe('DT');
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(said);
});
