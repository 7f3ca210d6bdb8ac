import { toWallTime } from '@tulia/domain/time/practice-time';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { presentInstant } from '../../../platform/hooks/clock';
import { bookingRowsTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast-store';
import type { BookingFilters } from './booking-filters';
import { useAction } from '../../../platform/live/use-action';

function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export function ExportButton({ filters }: { filters: BookingFilters }) {
  const { t, common, lang } = useTexts(bookingRowsTexts);
  const [count, setCount] = useState(0);
  const { busy, run } = useAction(
    async (wanted: BookingFilters) => {
      setCount(0);
      const { exportBookings } = await import('./export-bookings');
      return exportBookings(wanted, lang, setCount);
    },
    {
      failed: common.error,
      sentence: () => t.exportFailed,
      onDone: ({ file, count: all }) => {
        download(file, `bookings-${toWallTime(presentInstant()).date}.csv`);
        toast({ title: t.exported, description: t.exportedText(all) });
      },
    },
  );
  return (
    <Button
      variant="secondary"
      busy={busy}
      busyLabel={t.exporting(count)}
      onClick={() => void run(filters)}
    >
      <Download aria-hidden size={18} />
      <span>{t.export}</span>
    </Button>
  );
}
