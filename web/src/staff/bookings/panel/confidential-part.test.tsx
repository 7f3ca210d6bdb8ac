import { DETAIL_NAMES, noDetails } from '@tulia/domain/booking/request-details';
import { everyDetail } from '@tulia/domain/testing/request';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { requestDetailsTexts } from '../board/texts/request-details';
import { ConfidentialPart } from './confidential-part';

test.each(DETAIL_NAMES)('the detail %s is shown where it was given', (name) => {
  const part = (details: typeof noDetails) => {
    const request = { specialRequests: '', category: null, ...details };
    const data = { request, note: null, draft: null, versions: [] };
    return (
      <dl>
        <ConfidentialPart read={{ status: 'ready', data, retry: () => undefined }} />
      </dl>
    );
  };
  const { given } = requestDetailsTexts.en[name];
  const { rerender } = render(part(everyDetail));
  expect(screen.getByText(given)).toBeDefined();
  expect(screen.getByText(everyDetail[name])).toBeDefined();
  rerender(part(noDetails));
  expect(screen.queryByText(given)).toBeNull();
});
