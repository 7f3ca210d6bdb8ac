import { seedServices } from '@tulia/domain/practice/service';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SideColumn } from './side-column';

const pointsUnder = (heading: string) => {
  const part = screen.getByRole('heading', { name: heading }).closest('section');
  if (!part) throw new Error(`${heading} stands in no section`);
  return within(part)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

it('the side column says what to expect, how long sessions are, and that no emergency support is given', () => {
  render(<SideColumn services={seedServices} />);
  expect(pointsUnder('What to Expect').join(', ')).toBe(
    'Confirmation within 24 hours, Flexible rescheduling, Secure confidential sessions, Licensed therapist',
  );
  expect(pointsUnder('Session Information')).toEqual([
    'Individual Therapy: 50 minutes',
    'Adolescent Support: 45 minutes',
    'Consultation: 30 minutes',
  ]);
  expect(screen.getByText(/^No emergency support is given here/)).toBeTruthy();
});
