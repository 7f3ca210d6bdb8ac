import type { InputOf } from '@tulia/domain/calls/call';
import { recordConsent } from '@tulia/domain/calls/people/client-file';
import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent/consent-versions';
import type { Client } from '@tulia/domain/booking/clients/client';
import { LANGUAGES } from '@tulia/domain/person/language';
import { CONSENT_FORMS, CONSENT_WAYS } from '@tulia/domain/records/consent';
import { toWallTime } from '@tulia/domain/time/practice-time';
import { useState } from 'react';
import { useTexts } from '../../platform/language/use-texts';
import { useContractForm } from '../../platform/live/use-contract-form';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { Options } from '../../ui/fields/options';
import { Select, TextField } from '../../ui/fields/text-field';
import { adminEditorTexts } from '../parts/texts/editor';
import { languageNamesTexts } from '../parts/texts/language-names';
import { clientFileTexts } from './texts/client-file';
import { clientPageTexts } from './texts/client-page';

type Input = InputOf<typeof recordConsent>;
type Values = Omit<Input, 'requestId' | 'clientId'>;

/** Records what a client signed on paper, or said on the phone. */
export function ConsentDialog({
  client,
  isMinor,
  onClose,
  onSaved,
}: {
  client: Client;
  isMinor: boolean;
  onClose: () => void;
  onSaved: () => void;
}) {
  const { t, common } = useTexts(clientFileTexts);
  const { t: page } = useTexts(clientPageTexts);
  const { t: editor } = useTexts(adminEditorTexts);
  const { t: languages } = useTexts(languageNamesTexts);
  const [today] = useState(() => toWallTime(Date.now()).date);
  const problems: Partial<Record<string, string>> = {
    ...editor.problems,
    'date-ahead': t.dateAhead,
  };
  const form = useContractForm<Values, Input, { settled: number }>(recordConsent, {
    defaultValues: {
      form: 'privacy',
      kind: 'given',
      way: 'paper',
      date: today,
      language: client.language,
    },
    inputOf: (values) => ({ clientId: client.id, ...values }),
    say: (reason) => problems[reason] ?? editor.problems['date-invalid'],
    failed: t.consentFailed,
    onInvalid: () => undefined,
    done: ({ settled }) => ({
      title: t.consentSaved,
      ...(settled > 0 && { description: t.settled(settled) }),
    }),
    onDone: () => {
      onSaved();
      onClose();
    },
  });
  const forms = CONSENT_FORMS.filter((each) => each !== (isMinor ? 'adult' : 'adolescent'));
  return (
    <FormDialog
      onSubmit={form.submit}
      busy={form.action.busy}
      onClose={onClose}
      title={t.recordConsent}
      description={t.consentLead}
      texts={{ ...common, back: common.cancel, send: common.save, sending: common.saving }}
    >
      <Select label={t.what} {...form.field('kind')}>
        <Options of={(['given', 'withdrawn'] as const).map((each) => [each, t.kinds[each]])} />
      </Select>
      <Select label={t.toWhich} {...form.field('form')}>
        <Options
          of={forms.map((each) => [each, page.version(page.forms[each], CONSENT_VERSIONS[each])])}
        />
      </Select>
      <Select label={t.textLanguage} {...form.field('language')}>
        <Options of={LANGUAGES.map((each) => [each, languages[each]])} />
      </Select>
      <Select label={t.how} {...form.field('way')}>
        <Options of={CONSENT_WAYS.map((each) => [each, t.ways[each]])} />
      </Select>
      <TextField label={t.onDay} type="date" max={today} {...form.field('date')} />
    </FormDialog>
  );
}
