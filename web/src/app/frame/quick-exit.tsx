import { layoutCopy } from '../../shared/frame/texts';
import { useCopy } from '../../platform/language/use-copy';
import { LeaveQuickly } from '../../ui/menus/leave-quickly';
import { QUICK_EXIT_URL } from '../../ui/menus/leave-quickly-behaviour';

/** The way out of every page but those of staff, because the reader may not be alone. */
export function QuickExit() {
  const { t } = useCopy(layoutCopy);
  return <LeaveQuickly label={t.quickExit} hint={t.quickExitHint} href={QUICK_EXIT_URL} />;
}
