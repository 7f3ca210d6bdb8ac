import { saveSettings } from '@tulia/domain/calls/practice/manage-practice';
import {
  BOOKING_ENTRIES,
  LINE_FAILURE_COSTS,
  type PracticeSettings,
} from '@tulia/domain/practice/settings';
import { styled } from 'styled-components';
import { problemSentence } from '../../parts/texts/editor';
import { adminSettingsTexts } from './texts/settings';
import { useTexts } from '../../../platform/language/use-texts';
import { useContractForm } from '../../../platform/live/use-contract-form';
import { Checkbox } from '../../../ui/fields/checkbox';
import { EditorFrame } from '../editor-frame';
import { Grid } from '../../../ui/layout';
import { Options } from '../../../ui/fields/options';
import { Select, TextField } from '../../../ui/fields/text-field';
import { color, space, text } from '../../../ui/tokens';
import { GROUP_NAMES, GROUPS, isNumber, valuesOf, valuesOfGroup } from './settings-values';
import type { SettingsField, SettingsGroup } from './settings-values';

const Group = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;
  > legend {
    margin-bottom: ${space.xs};
    color: ${color.accent};
    font-size: ${text.lg};
    font-weight: 700;
  }
  > div + * {
    margin-top: ${space.sm};
  }
`;

/**
 * All settings without a page of their own, or one group of them. Changes by other staff show until this form is
 * edited.
 */
export function SettingsForm({ stored, only }: { stored: PracticeSettings; only?: SettingsGroup }) {
  const { t, common, lang } = useTexts(adminSettingsTexts);
  const saved = only === undefined ? valuesOf(stored) : valuesOfGroup(stored, only);
  const form = useContractForm(saveSettings, {
    defaultValues: saved,
    values: saved,
    say: (reason) => problemSentence(reason, lang),
    failed: common.error,
    done: () => ({ title: t.saved }),
    onDone: (_, body) => {
      form.reset(body);
    },
  });

  const drawField = (field: SettingsField) => {
    const numeric = isNumber(saved, field);
    return (
      <TextField
        key={field}
        label={t.fields[field]}
        type={numeric ? 'number' : 'text'}
        inputMode={numeric ? 'numeric' : undefined}
        {...form.field(field, numeric ? { valueAsNumber: true } : {})}
      />
    );
  };

  return (
    <EditorFrame title={t.form} save={t.save} form={form}>
      {(only === undefined ? GROUP_NAMES : [only]).map((group) => (
        <Group key={group}>
          <legend>{t.groups[group]}</legend>
          <Grid $gap="md">{GROUPS[group].map(drawField)}</Grid>
          {group === 'booking' && (
            <Select label={t.bookingEntry} {...form.field('bookingEntry')}>
              <Options of={BOOKING_ENTRIES.map((each) => [each, t.bookingEntries[each]])} />
            </Select>
          )}
          {group === 'booking' && (
            <Checkbox label={t.receptionBlocksTime} {...form.field('receptionBlocksTime')} />
          )}
          {group === 'policies' && (
            <Select label={t.lineFailureCosts} {...form.field('lineFailureCosts')}>
              <Options of={LINE_FAILURE_COSTS.map((each) => [each, t.lineFailureCost[each]])} />
            </Select>
          )}
          {group === 'payment' && (
            <>
              <Checkbox label={t.promptsOn} {...form.field('payment.promptsOn')} />
              <Checkbox label={t.confirmWhenPaid} {...form.field('confirmWhenPaid')} />
            </>
          )}
        </Group>
      ))}
    </EditorFrame>
  );
}
