/** The steps of a practice that opens, by the address of the screen of each. */
import { OPENING_STEPS, type OpeningStep } from '@tulia/domain/practice/left-to-do';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths';

const PLACES: Record<OpeningStep, string> = {
  practitioner: paths.adminPractitioners,
  hours: paths.adminTime,
  services: paths.adminServices,
  contact: paths.adminSettings,
  payment: paths.adminSettings,
  crisis: paths.adminSettings,
  booking: paths.booking,
};

export const openingPath = (step: OpeningStep): string =>
  step === 'booking' ? PLACES[step] : `${PLACES[step]}?step=${step}`;

/** The step for which this page was opened; null for none. */
export function useOpenedStep(): OpeningStep | null {
  const named = useSearchParams()[0].get('step');
  return OPENING_STEPS.find((step) => step === named) ?? null;
}
