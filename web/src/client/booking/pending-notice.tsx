import { Refusal } from '@tulia/domain/refusal';
import { bookingTexts } from './texts/booking';
import { useTexts } from '../../platform/language/use-texts';
import { refusalSentence } from '../../platform/language/refusals';
import { paths } from '../../paths';
import { Banner } from '../../ui/banner';
import { LinkButton } from '../../ui/link-button';

/** Shows the number of pending requests, and at the limit that the client can send no more. */
export function PendingNotice({ waiting, limit }: { waiting: number; limit: number }) {
  const { t, lang } = useTexts(bookingTexts);
  if (waiting === 0) return null;
  const full = waiting >= limit;
  return (
    <Banner
      tone={full ? 'warning' : 'neutral'}
      action={
        <LinkButton to={paths.mySessions} variant="quiet" size="sm">
          {t.seeRequests}
        </LinkButton>
      }
    >
      {full
        ? refusalSentence(new Refusal('too-many-pending', { limit }), lang)
        : t.waiting(waiting, limit)}
    </Banner>
  );
}
