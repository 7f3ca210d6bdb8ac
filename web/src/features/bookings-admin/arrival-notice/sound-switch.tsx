import { adminDeskCopy } from '../../../copy/staff/admin-desk';
import { useCopy } from '../../../copy/use-copy';
import { Checkbox } from '../../../ui/fields/checkbox';

/** Turns the sound of new bookings on and off; this browser remembers it. */
export function SoundSwitch({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  const { t } = useCopy(adminDeskCopy);
  return (
    <Checkbox label={t.sound} checked={on} onChange={(event) => onChange(event.target.checked)} />
  );
}
