import { isDate, weekdayOf } from '@tulia/domain/time/practice-time';
import { formatWeekday } from '@tulia/domain/wording/moments';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { PersonSelect, type PersonChoice } from '../../parts/person-select';
import { adminTimeTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { SaveProblem } from '../save-problem';
import { Button } from '../../../ui/button';
import { Cluster, Grid, Stack } from '../../../ui/layout';
import { Checkbox } from '../../../ui/fields/checkbox';
import { Select, TextField } from '../../../ui/fields/text-field';
import { BLOCK_KINDS, EMPTY, mayBeOpen, problemOf } from './block-draft';
import { ServiceField, TimeFields, useBlockForm } from './block-form';
import { Options } from '../../../ui/fields/options';

/** Lists sessions in the way, which staff may keep. */
export function TimeOffForm({ today, choice }: { today: string; choice: PersonChoice }) {
  const { t, lang } = useTexts(adminTimeTexts);
  const [kind, setKind] = useState(EMPTY.kind);
  const form = useBlockForm({
    draft: EMPTY,
    kind,
    practitionerId: choice.practitionerId,
    say: (reason) => t.problems[problemOf(reason)],
    done: ({ kept }) => ({ title: t.saved, description: t.savedText(kept.length) }),
    onDone: () => form.reset({ ...EMPTY, kind }),
  });
  const { busy, refusal } = form;
  const [firstDate, open] = useWatch({ control: form.control, name: ['firstDate', 'open'] });
  const isOpen = open && mayBeOpen(kind);

  return (
    <form noValidate onSubmit={form.save(false)} onChange={form.forget}>
      <Stack>
        <Grid $min="12rem" $gap="md">
          <PersonSelect choice={choice} disabled={busy} />
          <Select
            label={t.kind}
            {...form.field('kind', {
              onChange: ({ target }: { target: { value: typeof kind } }) => {
                setKind(target.value);
                // A break usually has no end; a weekly block may be a course with one.
                form.change('open', target.value === 'daily');
              },
            })}
          >
            <Options of={BLOCK_KINDS.map((each) => [each, t.kinds[each]])} />
          </Select>
          <ServiceField form={form} />
          <TextField
            label={kind === 'once' ? t.date : t.firstDate}
            type="date"
            min={today}
            hint={
              kind === 'weekly' && isDate(firstDate)
                ? t.every(formatWeekday(weekdayOf(firstDate), lang))
                : undefined
            }
            {...form.field('firstDate')}
          />
          {kind !== 'once' && !isOpen && (
            <TextField
              label={t.lastDate}
              type="date"
              min={firstDate || today}
              {...form.field('lastDate')}
            />
          )}
          {kind !== 'days' && <TimeFields form={form} />}
        </Grid>
        {mayBeOpen(kind) && <Checkbox label={t.open} hint={t.openHint} {...form.field('open')} />}
        {refusal !== null && (
          <SaveProblem
            refusal={refusal}
            wayOut={
              <>
                <p>{t.conflictsText}</p>
                <Cluster>
                  <Button
                    variant="secondary"
                    busy={busy}
                    busyLabel={t.saving}
                    onClick={() => form.save(true)()}
                  >
                    {t.keep}
                  </Button>
                </Cluster>
              </>
            }
          />
        )}
        <Cluster>
          <Button type="submit" busy={busy} busyLabel={t.saving}>
            {t.save}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
