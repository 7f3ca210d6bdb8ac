import { PRACTICE_ZONE } from '@tulia/domain/time/practice-time';
import { zonePlace } from '@tulia/domain/wording/moments';
import { useState } from 'react';
import { bookingScheduleTexts } from '../texts/booking-schedule';
import { useTexts } from '../../../platform/language/use-texts';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/fields/field';
import { RadioGroup } from '../../../ui/fields/radio-group';
import { TextField } from '../../../ui/fields/text-field';
import { mark } from '../../../ui/marks';
import { Cluster, Inset, Stack } from '../../../ui/layout';
import { deviceZone } from '../../../shared/views/moments';
import { zoneName, zonesFor } from './time-zones';

/** Shows the zone of the times; the button opens a search for others by city. */
export function ZoneSelect({
  zone,
  now,
  onZone,
}: {
  zone: string;
  /** epoch milliseconds */
  now: number;
  onZone: (zone: string) => void;
}) {
  const { t, common } = useTexts(bookingScheduleTexts);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const found = open ? zonesFor(typed, [zone, deviceZone(), PRACTICE_ZONE]) : [];
  return (
    <Stack $gap="xs" {...mark('zone')}>
      <Cluster $gap="xs">
        <span {...mark('says', 'zone')}>{t.zoneShown(zoneName(zone, now))}</span>
        <Button
          variant="quiet"
          size="sm"
          aria-label={t.changeZone}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {common.change}
        </Button>
      </Cluster>
      {open && (
        <Inset role="group" aria-label={t.timezone}>
          <TextField
            label={t.searchZone}
            type="search"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => {
              // Enter must not send the booking.
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
          <RadioGroup
            label={t.timezone}
            name="booking-zone"
            value={zone}
            onValueChange={onZone}
            options={found.map((each) => ({ value: each, label: zoneName(each, now) }))}
          />
          <Hint role="status">{found.length === 0 ? t.noZone : t.zonesFound(found.length)}</Hint>
        </Inset>
      )}
      {zone !== PRACTICE_ZONE && (
        <Hint>{t.zoneNote(zonePlace(zone), zonePlace(PRACTICE_ZONE))}</Hint>
      )}
    </Stack>
  );
}
