import type { Refusal } from '@tulia/domain/refusal';
import { toInstant } from '@tulia/domain/time/practice-time';
import { formatDay } from '@tulia/domain/wording/moments';
import { useState } from 'react';
import { adminScheduleCopy } from '../../copy/staff/admin-schedule';
import { refusalSentence } from '../../copy/refusals';
import { useCopy } from '../../copy/use-copy';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialogs/dialog';
import { entryTimes } from './entry-words';
import type { BlockedEntry } from './schedule-entries';
import type { BlockChange } from './use-blocking';

/** A blocked time: when and for what, and freeing it for those who may. */
export function BlockedDialog({
  entry,
  serviceName,
  onFree,
  onClose,
}: {
  entry: BlockedEntry;
  serviceName: (slug: string) => string;
  /** undefined for those who may not */
  onFree: ((change: BlockChange) => Promise<Refusal | null>) | undefined;
  onClose: () => void;
}) {
  const { t, lang } = useCopy(adminScheduleCopy);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const free = async () => {
    if (!onFree) return;
    setBusy(true);
    const refused = await onFree(entry);
    setBusy(false);
    if (refused === null) onClose();
    else setRefusal(refused);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closable={!busy}
      closeLabel={t.close}
      title={t.freeTitle}
      description={t.freeText(
        formatDay(toInstant(entry.date, '12:00'), lang),
        entryTimes(entry),
        entry.serviceId === null ? t.forAll : serviceName(entry.serviceId),
      )}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {t.back}
          </Button>
          {onFree && (
            <Button busy={busy} busyLabel={t.freeBusy} onClick={() => void free()}>
              {t.freeButton}
            </Button>
          )}
        </>
      }
    >
      {onFree && <p>{t.freeNote}</p>}
      {refusal !== null && <Banner tone="danger">{refusalSentence(refusal, lang)}</Banner>}
    </Dialog>
  );
}
