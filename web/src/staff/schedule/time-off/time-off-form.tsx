import { blockBody } from '@tulia/domain/calls/schedule/block-time';
import type { Service } from '@tulia/domain/practice/service';
import { GRANULE_SECONDS } from '@tulia/domain/slot/granule';
import { isDate, weekdayOf } from '@tulia/domain/time/practice-time';
import { formatWeekday } from '@tulia/domain/wording/moments';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { PersonSelect } from '../../parts/person-select';
import { adminTimeTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import type { PersonChoice } from '../../parts/use-person-choice';
import { SaveProblem } from '../save-problem';
import { oneBlock, useSaveBlocks } from '../use-save-blocks';
import { useSchemaForm } from '../../../platform/hooks/use-schema-form';
import { Button } from '../../../ui/button';
import { Cluster, Grid, Stack } from '../../../ui/layout';
import { Checkbox } from '../../../ui/fields/checkbox';
import { Select, TextField } from '../../../ui/fields/text-field';
import { toast } from '../../../ui/toast-store';
import {
  ALL_SERVICES,
  BLOCK_KINDS,
  blockOf,
  draftFieldOf,
  EMPTY,
  mayBeOpen,
  problemOf,
  type BlockDraft,
} from './block-draft';
import { ServiceOptions } from '../../parts/service-options';
import { Options } from '../../../ui/fields/options';

/** Lists sessions in the way, which staff may keep. */
export function TimeOffForm({
  today,
  services,
  choice,
}: {
  today: string;
  services: readonly (Service & { id: string })[];
  choice: PersonChoice;
}) {
  const { t, lang } = useTexts(adminTimeTexts);
  const [kind, setKind] = useState(EMPTY.kind);
  const form = useSchemaForm(blockBody, {
    defaultValues: EMPTY,
    inputOf: (draft) => blockOf(draft, choice.practitionerId ?? ''),
    fieldOf: (path) => draftFieldOf(path, kind),
    say: (reason) => t.problems[problemOf(reason)],
  });
  const { busy, refusal, forget, run } = useSaveBlocks({
    onDone: ({ kept }) => {
      toast({ title: t.saved, description: t.savedText(kept.length) });
      form.reset({ ...EMPTY, kind });
    },
  });
  const [firstDate, open] = useWatch({ control: form.control, name: ['firstDate', 'open'] });
  const isOpen = open && mayBeOpen(kind);
  const keep = form.submit((body) => run(oneBlock({ ...body, keepSessions: true })));

  return (
    <form noValidate onSubmit={form.submit((body) => run(oneBlock(body)))} onChange={forget}>
      <Stack>
        <Grid $min="12rem" $gap="md">
          <PersonSelect choice={choice} disabled={busy} />
          <Select
            label={t.kind}
            {...form.field('kind', {
              onChange: ({ target }: { target: { value: BlockDraft['kind'] } }) => {
                setKind(target.value);
                // A break usually has no end; a weekly block may be a course with one.
                form.change('open', target.value === 'daily');
              },
            })}
          >
            <Options of={BLOCK_KINDS.map((each) => [each, t.kinds[each]])} />
          </Select>
          <Select label={t.service} {...form.field('service')}>
            <option value={ALL_SERVICES}>{t.allServices}</option>
            <ServiceOptions of={services} />
          </Select>
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
          {kind !== 'days' && (
            <>
              <TextField
                label={t.from}
                type="time"
                step={GRANULE_SECONDS}
                {...form.field('start')}
              />
              <TextField
                label={t.until}
                hint={t.timeHint}
                type="time"
                step={GRANULE_SECONDS}
                {...form.field('end')}
              />
            </>
          )}
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
                    onClick={() => keep()}
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
