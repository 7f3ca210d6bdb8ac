import { hasGuardianRefused } from '@tulia/domain/booking/consent/guardian';
import { guardianSentence } from '@tulia/domain/wording/guardian-sentence';
import { useLanguage } from '../../../platform/language/use-texts';
import { Banner } from '../../../ui/banner';

/** The state of the guardian's answer, announced when it changes. */
export function GuardianNote({ booking }: { booking: Parameters<typeof guardianSentence>[0] }) {
  const language = useLanguage();
  const sentence = guardianSentence(booking, language);
  if (sentence === null) return null;
  return (
    <Banner tone={hasGuardianRefused(booking) ? 'warning' : 'primary'} aria-live="polite">
      {sentence}
    </Banner>
  );
}
