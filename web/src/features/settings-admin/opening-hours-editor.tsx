/** The practice's weekly opening hours; what is booked outside of new ones is shown before they are saved. */
import {
  PRACTICE_SETTINGS_PATH,
  defaultPracticeSettings,
  practiceSettings,
} from '@tulia/domain/records/practice-settings';
import { adminEditorCopy } from '../../copy/staff/admin-editor';
import { useCopy } from '../../copy/use-copy';
import { useDocument } from '../../live/use-document';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { ErrorState } from '../../ui/states';
import { OpeningHoursForm } from './opening-hours-form';

export function OpeningHoursEditor() {
  const { t } = useCopy(adminEditorCopy);
  const { status, data, retry } = useDocument(PRACTICE_SETTINGS_PATH, practiceSettings);
  if (status === 'error')
    return (
      <ErrorState title={t.failed} action={<Button onClick={retry}>{t.retry}</Button>}>
        {t.failedText}
      </ErrorState>
    );
  if (data === undefined) return <Skeleton label={t.loading} lines={7} height="3rem" />;
  return <OpeningHoursForm stored={data?.openingHours ?? defaultPracticeSettings.openingHours} />;
}
