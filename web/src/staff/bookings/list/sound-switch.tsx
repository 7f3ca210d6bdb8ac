import { useState } from 'react';
import { bookingRowsTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { Checkbox } from '../../../ui/fields/checkbox';
import { isSoundOn, playArrival, rememberSound } from '../../parts/arrival-sound';

/** Turns the sound of new bookings on, and plays it once. This browser remembers the choice. */
export function SoundSwitch() {
  const { t } = useTexts(bookingRowsTexts);
  const [isOn, setOn] = useState(isSoundOn);
  return (
    <Checkbox
      label={t.sound}
      checked={isOn}
      onChange={({ target }) => {
        rememberSound(target.checked);
        setOn(target.checked);
        if (target.checked) playArrival();
      }}
    />
  );
}
