import { formatDay } from '@tulia/domain/wording/moments';
import { adminTimeTexts } from '../time-off/texts';
import { adminScheduleTexts } from './texts';
import { refusalSentence } from '../../../platform/language/refusals';
import { useTexts } from '../../../platform/language/use-texts';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { blockedWhat, entryTimes } from './entry-words';
import type { BlockedEntry } from './schedule-entries';
import { useSaveBlocks } from '../use-save-blocks';

export function BlockedDialog({
  entry,
  serviceName,
  mayFree,
  onClose,
}: {
  entry: BlockedEntry;
  serviceName: (slug: string) => string;
  mayFree: boolean;
  onClose: () => void;
}) {
  const { t, common, lang } = useTexts(adminScheduleTexts);
  const { t: time } = useTexts(adminTimeTexts);
  const { practitionerId, serviceId, date, start, end } = entry;
  const freed = [{ date, start, end }];
  const { busy, refusal, run } = useSaveBlocks({
    done: () => ({ title: time.removed }),
    onDone: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closable={!busy}
      closeLabel={common.close}
      title={t.freeTitle}
      description={t.freeText(
        formatDay(date, lang),
        entryTimes(entry),
        blockedWhat(entry, lang, serviceName),
      )}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {common.back}
          </Button>
          {mayFree && (
            <Button
              busy={busy}
              busyLabel={t.freeBusy}
              onClick={() =>
                void run({ practitionerId, serviceId, blocks: [], freed, keepSessions: false })
              }
            >
              {t.freeButton}
            </Button>
          )}
        </>
      }
    >
      {mayFree && <p>{t.freeNote}</p>}
      {refusal !== null && <Banner tone="danger">{refusalSentence(refusal, lang)}</Banner>}
    </Dialog>
  );
}
