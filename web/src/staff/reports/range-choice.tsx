import { styled } from 'styled-components';
import { reportsCopy } from './texts';
import { useCopy } from '../../platform/language/use-copy';
import { Select, TextField } from '../../ui/fields/text-field';
import { above, space } from '../../ui/tokens';
import { PRESETS, rangeProblem, type DayRange, type Preset } from './range';

const Row = styled.div`
  display: grid;
  gap: ${space.sm};
  align-items: start;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  > :first-child {
    grid-column: 1 / -1;
  }
  @media ${above.sm} {
    grid-template-columns: 16rem 12rem 12rem;
    > :first-child {
      grid-column: auto;
    }
  }
`;

/** Chooses the days of the report: a preset, or a first and a last day. */
export function RangeChoice({
  preset,
  range,
  onChange,
}: {
  preset: Preset;
  range: DayRange;
  /** @param changed of own days, the one that was changed */
  onChange: (preset: Preset, changed: Partial<DayRange>) => void;
}) {
  const { t } = useCopy(reportsCopy);
  const problem = rangeProblem(range);
  return (
    <Row>
      <Select
        label={t.period}
        value={preset}
        onChange={({ target }) => {
          const chosen = PRESETS.find((each) => each === target.value);
          if (chosen !== undefined) onChange(chosen, {});
        }}
      >
        {PRESETS.map((each) => (
          <option key={each} value={each}>
            {t.presets[each]}
          </option>
        ))}
      </Select>
      {preset === 'own' && (
        <>
          <TextField
            type="date"
            label={t.from}
            value={range.from}
            onChange={({ target }) =>
              target.value !== '' && onChange(preset, { from: target.value })
            }
          />
          <TextField
            type="date"
            label={t.to}
            value={range.to}
            {...(problem !== null && { error: t.problems[problem] })}
            onChange={({ target }) => target.value !== '' && onChange(preset, { to: target.value })}
          />
        </>
      )}
    </Row>
  );
}
