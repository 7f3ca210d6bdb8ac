import { Refusal } from '@tulia/domain/refusal';
import { bookingCopy } from '../../copy/booking/booking';
import { refusalSentence } from '../../copy/refusals';
import { useCopy } from '../../copy/use-copy';
import { paths } from '../../paths';
import { Banner } from '../../ui/banner';
import { LinkButton } from '../../ui/link-button';

/** Says, before anything is filled in, that requests wait already, and that no more can be sent when there are too many. */
export function PendingNotice({ waiting, limit }: { waiting: number; limit: number }) {
  const { t, lang } = useCopy(bookingCopy);
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
