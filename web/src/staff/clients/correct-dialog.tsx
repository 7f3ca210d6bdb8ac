import {
  correctedFields,
  type CorrectedField,
  type Correction,
} from '@tulia/domain/booking/clients/correct-client';
import type { Client } from '@tulia/domain/booking/clients/client';
import type { InputOf } from '@tulia/domain/calls/call';
import { ADDRESS_MAX, NAME_MAX, RELATIONSHIP_MAX } from '@tulia/domain/calls/limits';
import { correctClient } from '@tulia/domain/calls/people/client-file';
import { LANGUAGES, type Language } from '@tulia/domain/person/language';
import { useState } from 'react';
import { useTexts } from '../../platform/language/use-texts';
import { useContractForm } from '../../platform/live/use-contract-form';
import { Banner } from '../../ui/banner';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { Options } from '../../ui/fields/options';
import { Select, TextField } from '../../ui/fields/text-field';
import { Soft } from '../../ui/layout';
import { adminEditorTexts } from '../parts/texts/editor';
import { languageNamesTexts } from '../parts/texts/language-names';
import { clientFileTexts } from './texts/client-file';

interface Values {
  name: string;
  phone: string;
  language: Language;
  address: string;
  contactName: string;
  contactPhone: string;
  contactRelationship: string;
}

const FORM_FIELDS: Partial<Record<string, keyof Values>> = {
  emergencyContact: 'contactName',
  'emergencyContact.name': 'contactName',
  'emergencyContact.phone': 'contactPhone',
  'emergencyContact.relationship': 'contactRelationship',
};

function valuesOf({ name, phone, language, address, emergencyContact }: Correction): Values {
  const {
    name: contactName = '',
    phone: contactPhone = '',
    relationship = '',
  } = emergencyContact ?? {};
  return {
    name,
    phone,
    language,
    address,
    contactName,
    contactPhone,
    contactRelationship: relationship,
  };
}

function correctionOf(values: Values): Correction {
  const { name, phone, language, address, contactName, contactPhone, contactRelationship } = values;
  const contact = {
    name: contactName.trim(),
    phone: contactPhone.trim(),
    relationship: contactRelationship.trim(),
  };
  const hasContact = Object.values(contact).some((text) => text !== '');
  return {
    name: name.trim(),
    phone: phone.trim(),
    language,
    address: address.trim(),
    emergencyContact: hasContact ? contact : null,
  };
}

/** @param client as it is now: it may change while the dialog is open */
export function CorrectDialog({
  client,
  onClose,
  onSaved,
}: {
  client: Client;
  onClose: () => void;
  onSaved: () => void;
}) {
  const { t, common } = useTexts(clientFileTexts);
  const { t: editor } = useTexts(adminEditorTexts);
  const { t: languages } = useTexts(languageNamesTexts);
  const [first] = useState(client);
  /** the newest version that the person was told of */
  const [seen, setSeen] = useState({ version: client.contactVersion, by: '' });
  const problems: Partial<Record<string, string>> = {
    ...editor.problems,
    'contact-incomplete': t.incomplete,
  };
  const form = useContractForm<
    Values,
    InputOf<typeof correctClient>,
    { sessions: number; changed: number }
  >(correctClient, {
    defaultValues: valuesOf(client),
    // Fields that the person has not touched follow the record.
    values: valuesOf(client),
    inputOf: (values) => ({ clientId: client.id, version: seen.version, ...correctionOf(values) }),
    fieldOf: (path) => FORM_FIELDS[path] ?? path,
    say: (reason) => problems[reason] ?? editor.problems['text-required'],
    failed: t.failed,
    onInvalid: () => undefined,
    onRefused: (refusal) => {
      if (!refusal.is('client-changed')) return false;
      const { version, by } = refusal.details;
      setSeen({ version, by: by === '' ? t.theClient : by });
      return true;
    },
    done: ({ changed, sessions }) => ({
      title: t.saved,
      description:
        changed === 0
          ? t.unchanged
          : [
              ...(sessions > 0 ? [t.savedText(sessions)] : []),
              ...(client.clientUserId === null ? [] : [t.emailed]),
            ].join(' '),
    }),
    onDone: () => {
      onSaved();
      onClose();
    },
  });
  const shown = (field: CorrectedField): string => {
    const value = client[field];
    if (field === 'language') return languages[client.language];
    if (value === null || value === '') return t.none;
    return typeof value === 'string' ? value : `${value.name}, ${value.phone}`;
  };
  const changedMeanwhile = seen.by === '' ? [] : correctedFields(first, client);
  return (
    <FormDialog
      onSubmit={form.submit}
      busy={form.action.busy}
      onClose={onClose}
      title={t.title}
      description={t.lead}
      texts={{ ...common, back: common.cancel, send: common.save, sending: common.saving }}
      refusal={
        seen.by === '' ? null : (
          <>
            <p>{t.conflict(seen.by)}</p>
            <ul>
              {changedMeanwhile.map((field) => (
                <li key={field}>{t.nowReads(t.fields[field], shown(field))}</li>
              ))}
            </ul>
          </>
        )
      }
    >
      {client.clientUserId !== null && <Banner>{t.ofAccount}</Banner>}
      <TextField
        label={t.fields.name}
        autoComplete="off"
        maxLength={NAME_MAX}
        {...form.field('name')}
      />
      <TextField
        label={t.fields.phone}
        type="tel"
        autoComplete="off"
        maxLength={40}
        {...form.field('phone')}
      />
      <Select label={t.fields.language} {...form.field('language')}>
        <Options of={LANGUAGES.map((each) => [each, languages[each]])} />
      </Select>
      <TextField
        label={t.fields.address}
        hint={t.seenBy}
        optional={common.optional}
        autoComplete="off"
        maxLength={ADDRESS_MAX}
        {...form.field('address')}
      />
      <fieldset>
        <legend>{t.emergency}</legend>
        <Soft $block>{t.seenBy}</Soft>
        <TextField
          label={t.emergencyName}
          optional={common.optional}
          autoComplete="off"
          maxLength={NAME_MAX}
          {...form.field('contactName')}
        />
        <TextField
          label={common.phone}
          optional={common.optional}
          type="tel"
          autoComplete="off"
          maxLength={40}
          {...form.field('contactPhone')}
        />
        <TextField
          label={t.relationship}
          optional={common.optional}
          autoComplete="off"
          maxLength={RELATIONSHIP_MAX}
          {...form.field('contactRelationship')}
        />
      </fieldset>
    </FormDialog>
  );
}
