import { useRef, useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { adminAvailabilityCopy } from '../../copy/staff/admin-availability';
import { useCopy } from '../../copy/use-copy';
import { Button } from '../../ui/button';
import { Hint } from '../../ui/fields/field';
import { Stack } from '../../ui/layout';
import { TextField } from '../../ui/fields/text-field';
import { toast } from '../../ui/toast-store';
import { space } from '../../ui/tokens';
import { rangeProblem, type TimeRange } from './blocked-edits';

const EMPTY: TimeRange = { start: '', end: '' };
const HALF_HOUR_SECONDS = 1800;

const Form = styled.form`
  display: grid;
  gap: ${space.sm};
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  align-items: end;
`;

/** Start and end of a time to block (specification section 5, "Admin time management"). */
export function RangeForm({ onAdd }: { onAdd: (range: TimeRange) => void }) {
  const { t } = useCopy(adminAvailabilityCopy);
  const [range, setRange] = useState(EMPTY);
  const first = useRef<HTMLInputElement>(null);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const problem = rangeProblem(range);
    if (problem !== null) {
      toast({
        variant: 'destructive',
        title: problem === 'missing' ? t.missingTitle : t.invalidTitle,
        description: problem === 'missing' ? t.missingText : t.invalidText,
      });
      return;
    }
    onAdd(range);
    setRange(EMPTY);
    first.current?.focus();
  };

  return (
    <Stack $gap="xs">
      <Form noValidate onSubmit={submit}>
        <TextField
          ref={first}
          label={t.start}
          type="time"
          step={HALF_HOUR_SECONDS}
          value={range.start}
          onChange={(event) => setRange({ ...range, start: event.target.value })}
        />
        <TextField
          label={t.end}
          type="time"
          step={HALF_HOUR_SECONDS}
          value={range.end}
          onChange={(event) => setRange({ ...range, end: event.target.value })}
        />
        <Button type="submit" variant="secondary">
          {t.add}
        </Button>
      </Form>
      <Hint>{t.timeHint}</Hint>
    </Stack>
  );
}
