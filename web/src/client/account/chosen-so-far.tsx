import { serviceName } from '@tulia/domain/wording/labels';
import { authEntryTexts } from './texts/auth-entry';
import { useTexts } from '../../platform/language/use-texts';
import { LANGUAGE_FACTS } from '../../platform/language/language';
import { builtServices } from '../../shared/practice/built-services';
import type { BookingChoice } from '../../paths';
import { Banner } from '../../ui/banner';

/** The service, day and time that the visitor has chosen for the booking; nothing when there are none. */
export function ChosenSoFar({ choice }: { choice: BookingChoice }) {
  const { t, lang } = useTexts(authEntryTexts);
  const service = builtServices.find(({ slug }) => slug === choice.service);
  const day =
    choice.day === ''
      ? ''
      : new Intl.DateTimeFormat(LANGUAGE_FACTS[lang].locale, {
          dateStyle: 'full',
          timeZone: 'UTC',
        }).format(new Date(`${choice.day}T00:00:00Z`));
  const facts = [
    service === undefined ? '' : serviceName(service, lang),
    choice.time === '' ? day : t.day(day, choice.time),
  ].filter((fact) => fact !== '');
  if (facts.length === 0) return null;
  return (
    <Banner tone="neutral" title={t.chosen}>
      <strong>{facts.join(' · ')}</strong>
      {choice.time !== '' && <p>{t.notHeld}</p>}
    </Banner>
  );
}
