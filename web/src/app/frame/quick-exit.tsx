import { layoutCopy } from '../../copy/layout';
import { useCopy } from '../../copy/use-copy';
import { QUICK_EXIT_URL } from '../../paths';
import { LeaveQuickly } from '../../ui/menus/leave-quickly';

/** The way out of every public page, because the reader may not be alone. */
export function QuickExit() {
  const { t } = useCopy(layoutCopy);
  return <LeaveQuickly label={t.quickExit} hint={t.quickExitHint} href={QUICK_EXIT_URL} />;
}
