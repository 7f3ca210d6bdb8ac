import type { InputOf } from '@tulia/domain/calls/call';
import { removeService, saveService } from '@tulia/domain/calls/practice/manage-practice';
import { AGE_BANDS } from '@tulia/domain/person/age-band';
import { emptyText } from '@tulia/domain/person/localized';
import { serviceName } from '@tulia/domain/wording/labels';
import { formatMoney } from '@tulia/domain/wording/moments';
import { useWatch } from 'react-hook-form';
import { adminServicesTexts } from './texts';
import { MAIN_LANGUAGE } from '../../../platform/language/language';
import { useTexts } from '../../../platform/language/use-texts';
import type { ContractForm } from '../../../platform/live/use-contract-form';
import { useAllServices } from '../../parts/use-all-services';
import { Checkbox } from '../../../ui/fields/checkbox';
import { Grid } from '../../../ui/layout';
import { CollectionEditor } from '../collection-editor';

type Input = InputOf<typeof saveService>;

/** Design section 4. */
export function ServicesEditor() {
  const { t, lang } = useTexts(adminServicesTexts);
  const found = useAllServices();
  return (
    <CollectionEditor
      of={[found]}
      records={found.data}
      texts={t}
      row={(service) => ({
        name: serviceName(service, lang),
        about: `${t.minutes(service.durationMinutes)} · ${formatMoney(service.price)}`,
        state: service.isActive ? t.active : t.inactive,
        isOpen: service.isActive,
      })}
      save={saveService}
      empty={{
        slug: '',
        name: emptyText,
        description: emptyText,
        durationMinutes: 50,
        price: 0,
        isActive: false,
        ages: ['adult'],
        forCouples: false,
      }}
      address={{ field: 'slug', follows: `name.${MAIN_LANGUAGE}` }}
      saved={({ name }) => ({ title: t.saved, description: name[MAIN_LANGUAGE] })}
      remove={{
        work: removeService,
        texts: t,
        told: ({ outcome }) =>
          outcome === 'deleted'
            ? { title: t.removed }
            : { title: t.switchedOff, description: t.switchedOffText },
      }}
      fields={(fields, form) => (
        <>
          {fields.inEachLanguage('name', { required: true })}
          {fields.address()}
          <Grid>
            {fields.number('durationMinutes', { required: true })}
            {fields.number('price', { required: true })}
          </Grid>
          {fields.inEachLanguage('description', {}, fields.area)}
          <Ages form={form} />
          {fields.check('forCouples')}
          {fields.check('isActive')}
        </>
      )}
    />
  );
}

function Ages({ form }: { form: ContractForm<Input, Input> }) {
  const { t } = useTexts(adminServicesTexts);
  const ages = useWatch({ control: form.control, name: 'ages' });
  return (
    <Grid>
      {AGE_BANDS.map((age) => (
        <Checkbox
          key={age}
          label={t.ages[age]}
          checked={ages.includes(age)}
          error={age === AGE_BANDS[0] ? form.problem('ages') : undefined}
          onChange={({ target }) =>
            form.change(
              'ages',
              AGE_BANDS.filter((each) => (each === age ? target.checked : ages.includes(each))),
            )
          }
        />
      ))}
    </Grid>
  );
}
