import { blockBody } from '@tulia/domain/calls/schedule/block-time';
import { GRANULE_SECONDS } from '@tulia/domain/slot/granule';
import { useSchemaForm } from '../../../platform/hooks/use-schema-form';
import { useTexts } from '../../../platform/language/use-texts';
import { useActiveServices } from '../../../shared/practice/use-active-services';
import { Select, TextField } from '../../../ui/fields/text-field';
import { ServiceOptions } from '../../parts/service-options';
import { useSaveBlocks } from '../use-save-blocks';
import { ALL_SERVICES, blockOf, draftFieldOf, type BlockDraft } from './block-draft';
import { adminTimeTexts } from './texts';

/**
 * The form of one block, and its saving.
 * @param practitionerId null is refused
 * @param rangeOn a part of the day, in place of typed times and the service
 */
export function useBlockForm({
  draft,
  kind = draft.kind,
  practitionerId,
  rangeOn = () => null,
  say,
  ...options
}: Parameters<typeof useSaveBlocks>[0] & {
  draft: BlockDraft;
  kind?: BlockDraft['kind'];
  practitionerId: string | null;
  rangeOn?: (date: string) => Pick<BlockDraft, 'start' | 'end' | 'service'> | null;
  say: (reason: string) => string;
}) {
  const form = useSchemaForm(blockBody, {
    defaultValues: draft,
    inputOf: (values: BlockDraft) =>
      blockOf({ ...values, ...rangeOn(values.firstDate) }, practitionerId ?? ''),
    fieldOf: (path) => draftFieldOf(path, kind),
    say,
  });
  const { run, ...saving } = useSaveBlocks(options);
  const save = (keep: boolean) =>
    form.submit(({ practitionerId: of, serviceId, keepSessions, ...block }) =>
      run({
        practitionerId: of,
        serviceId,
        blocks: [block],
        freed: [],
        keepSessions: keep || keepSessions,
      }),
    );
  return { ...form, ...saving, save };
}

type BlockForm = Pick<ReturnType<typeof useBlockForm>, 'field'>;

export function ServiceField({ form }: { form: BlockForm }) {
  const { t } = useTexts(adminTimeTexts);
  const services = useActiveServices();
  return (
    <Select label={t.service} {...form.field('service')}>
      <option value={ALL_SERVICES}>{t.allServices}</option>
      <ServiceOptions of={services.data} />
    </Select>
  );
}

export function TimeFields({ form }: { form: BlockForm }) {
  const { t } = useTexts(adminTimeTexts);
  const time = { type: 'time', step: GRANULE_SECONDS };
  return (
    <>
      <TextField label={t.from} {...time} {...form.field('start')} />
      <TextField label={t.until} hint={t.timeHint} {...time} {...form.field('end')} />
    </>
  );
}
