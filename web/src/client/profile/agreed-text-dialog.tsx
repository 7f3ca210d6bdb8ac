import { consentTextPath, consentTexts, type Consent } from '@tulia/domain/records/consent';
import { PolicyView } from '../booking/policies/policy-view';
import { myDataTexts } from './texts/my-data';
import { useTexts } from '../../platform/language/use-texts';
import { useDocument } from '../../platform/live/use-document';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialogs/dialog';
import { Skeleton } from '../../ui/skeleton';

/** The exact text that a client agreed to, in the language of the agreement. */
export function AgreedTextDialog({
  consent,
  about,
  onClose,
}: {
  consent: Consent;
  about: string;
  onClose: () => void;
}) {
  const { t: all, common } = useTexts(myDataTexts);
  const t = all.agreements;
  const live = useDocument(consentTextPath(consent.textHash), consentTexts);
  const text = live.data;
  return (
    <Dialog
      wide
      toRead
      open
      onOpenChange={onClose}
      closeLabel={common.close}
      title={t.forms[consent.form]}
      description={about}
      footer={<Button onClick={onClose}>{common.close}</Button>}
    >
      {text ? (
        <PolicyView text={text} lang={consent.language} />
      ) : live.status === 'error' || text === null ? (
        <p role="alert">{t.textMissing}</p>
      ) : (
        <Skeleton label={t.loading} lines={6} />
      )}
    </Dialog>
  );
}
