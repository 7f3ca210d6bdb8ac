import type { CalendarEvent } from '@tulia/domain/wording/calendar-entry';
import { CalendarPlus, Download } from 'lucide-react';
import { bookedTexts } from '../texts/booked';
import { useTexts } from '../../../platform/language/use-texts';
import { Button } from '../../../ui/button';
import { Cluster } from '../../../ui/layout';
import { AnchorButton } from '../../../ui/link-button';
import { saveFile } from '../../../platform/device/save-file';
import { toast } from '../../../ui/toast-store';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { calendarFile, CALENDAR_FILE_NAME, googleCalendarLink } from './calendar-file';

export function CalendarLinks({ entry }: { entry: CalendarEvent }) {
  const { t, common } = useTexts(bookedTexts);
  const save = () => {
    calendarFile(entry).then(
      (text) => saveFile(CALENDAR_FILE_NAME, 'text/calendar;charset=utf-8', text),
      () => toast({ variant: 'destructive', title: t.calendarFailed }),
    );
  };
  return (
    <Cluster>
      <Button variant="secondary" onClick={save}>
        <Download aria-hidden size={18} />
        {t.calendarFile}
      </Button>
      <AnchorButton variant="secondary" href={googleCalendarLink(entry)} target="_blank">
        <CalendarPlus aria-hidden size={18} />
        {t.googleCalendar}
        <VisuallyHidden> {common.opensNewTab}</VisuallyHidden>
      </AnchorButton>
    </Cluster>
  );
}
