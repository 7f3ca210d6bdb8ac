import { PRACTICE_ZONE } from '@tulia/domain/time/practice-time';
import { zonePlace } from '@tulia/domain/wording/moments';
import { useState } from 'react';
import { bookingScheduleCopy } from '../texts/booking-schedule';
import { useCopy } from '../../../platform/language/use-copy';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/fields/field';
import { RadioGroup } from '../../../ui/fields/radio-group';
import { TextField } from '../../../ui/fields/text-field';
import { Cluster, Inset, Stack } from '../../../ui/layout';
import { detectedZone, zoneName, zonesFor } from './time-zones';

/**
 * The zone in which times are shown: one line that says which, and opens to others, found by their city. The device's
 * own is offered at once when it is not the one on show.
 */
export function ZoneSelect({
  zone,
  now,
  onZone,
}: {
  zone: string;
  /** epoch milliseconds, for how far clocks are apart */
  now: number;
  onZone: (zone: string) => void;
}) {
  const { t } = useCopy(bookingScheduleCopy);
  const [detected] = useState(detectedZone);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const found = open ? zonesFor(typed, [zone, detected, PRACTICE_ZONE]) : [];
  return (
    <Stack $gap="xs" data-zone>
      <Cluster $gap="xs">
        <span>{t.zoneShown(zoneName(zone, now))}</span>
        <Button
          variant="quiet"
          size="sm"
          aria-label={t.changeZone}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {t.change}
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
              // It narrows a list, and must not send the booking.
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
      {detected !== PRACTICE_ZONE && zone !== detected && (
        <Cluster $gap="xs">
          <Hint>{t.zoneDifferent(zonePlace(detected))}</Hint>
          <Button variant="secondary" size="sm" onClick={() => onZone(detected)}>
            {t.useZone(zonePlace(detected))}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}
