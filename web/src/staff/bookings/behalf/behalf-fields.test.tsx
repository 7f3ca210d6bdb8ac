import { bookOnBehalf } from '@tulia/domain/calls/bookings/book-on-behalf';
import { seedServices } from '@tulia/domain/practice/service';
import { ASKS_EVERY_DETAIL, everyDetail } from '@tulia/domain/testing/request';
import { DETAIL_NAMES } from '@tulia/domain/booking/request-details';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useContractForm } from '../../../platform/live/use-contract-form';
import { requestDetailsTexts } from '../board/texts/request-details';
import { BoardHarness } from '../board/testing/board-harness';
import { BehalfFields } from './behalf-fields';
import { behalfBody, emptyBehalf } from './behalf-values';

const services = vi.hoisted((): { data: object[] | undefined } => ({ data: undefined }));
vi.mock('../../parts/use-all-services', () => ({
  useAllServices: () => ({ status: 'ready', data: services.data }),
}));
vi.mock('../../parts/use-client-search', () => ({ useClientSearch: () => ({ list: [] }) }));
vi.mock('../decisions/use-marked-times', () => ({
  useMarkedTimes: () => ({ times: [], isAwaited: false }),
}));

beforeEach(() => {
  services.data = seedServices.map((service) => ({ ...service, id: service.slug }));
});

function Fields({ serviceId }: { serviceId: string }) {
  const form = useContractForm(bookOnBehalf, {
    defaultValues: { ...emptyBehalf('en'), ...everyDetail, serviceId },
    inputOf: (values) => behalfBody(values, seedServices),
    say: (reason) => reason,
    onDone: () => undefined,
  });
  return <BehalfFields form={form} />;
}

test.each(DETAIL_NAMES)('the detail %s has a field where the service asks for it', (name) => {
  const { label } = requestDetailsTexts.en[name];
  const field = () => screen.queryByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
  const { unmount } = render(<Fields serviceId={ASKS_EVERY_DETAIL} />);
  expect(field()?.value).toBe(everyDetail[name]);
  unmount();
  render(<Fields serviceId="individual-therapy" />);
  expect(field()).toBeNull();
});

test('the known service of a returning client is chosen when the services arrive late', () => {
  const all = services.data;
  services.data = undefined;
  const { rerender } = render(<Fields serviceId="couples-therapy" />);
  services.data = all;
  rerender(<Fields serviceId="couples-therapy" />);
  expect(screen.getByLabelText<HTMLSelectElement>(/^Service/).value).toBe('couples-therapy');
});

test.each([
  ['therapist', true],
  ['receptionist', false],
] as const)(
  'a %s books only for a chosen client, at the contact of the list: %s',
  (role, isFixed) => {
    render(
      <BoardHarness board={{ role }}>
        <Fields serviceId="individual-therapy" />
      </BoardHarness>,
    );
    const fields = [/^Full name/, /^Phone/, /^Email/].map((name) =>
      screen.getByLabelText<HTMLInputElement>(name),
    );
    expect(fields.map(({ readOnly }) => readOnly)).toEqual([isFixed, isFixed, isFixed]);
    expect(screen.queryByLabelText('Find a client') === null).toBe(isFixed);
  },
);
