import { saveCrisisNumbers } from '@tulia/domain/calls/practice/manage-practice';
import { CRISIS_NUMBERS_MAX, type CrisisNumber } from '@tulia/domain/practice/crisis-numbers';
import { formatShortDay } from '@tulia/domain/wording/moments';
import { PhoneCall, Plus, Trash2 } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { LANGUAGES, MAIN_LANGUAGE } from '../../../platform/language/language';
import { languageNamesTexts } from '../../parts/texts/language-names';
import { adminCrisisTexts } from './texts/crisis';
import { problemSentence } from '../../parts/texts/editor';
import { useTexts } from '../../../platform/language/use-texts';
import { useContractForm } from '../../../platform/live/use-contract-form';
import { telephone } from '../../../paths';
import { Button } from '../../../ui/button';
import { EditorFrame } from '../editor-frame';
import { Checkbox } from '../../../ui/fields/checkbox';
import { TextField } from '../../../ui/fields/text-field';
import { Cluster, Grid } from '../../../ui/layout';
import { AnchorButton } from '../../../ui/link-button';
import { color, space } from '../../../ui/tokens';
import { crisisRows, emptyRow, isStored } from './crisis-values';

const Row = styled.fieldset`
  display: grid;
  gap: ${space.sm};
  min-width: 0;
  padding: ${space.md} 0 0;
  border: 0;
  border-top: 1px solid ${color.line};
  > legend {
    float: left;
    font-weight: 700;
  }
`;

/** @param onlyCalls each number can be called and confirmed, and not be changed */
export function CrisisNumbersForm({
  stored,
  onlyCalls = false,
}: {
  stored: readonly CrisisNumber[];
  onlyCalls?: boolean;
}) {
  const { t, common, lang } = useTexts(adminCrisisTexts);
  const { t: languages } = useTexts(languageNamesTexts);
  const saved = crisisRows(stored);
  const form = useContractForm(saveCrisisNumbers, {
    defaultValues: saved,
    values: saved,
    say: (reason) => problemSentence(reason, lang),
    failed: common.error,
    done: () => ({ title: t.saved }),
    onDone: (_, body) => {
      form.reset(body);
    },
  });
  const numbers = useWatch({ control: form.control, name: 'numbers' });
  const change = (next: typeof numbers) => form.change('numbers', next);
  const inEach = (row: number, field: 'name' | 'hours' | 'whom') =>
    LANGUAGES.map((language) => (
      <TextField
        key={language}
        label={`${t[field]}, ${languages[language]}`}
        lang={language}
        required={field === 'name' && language === MAIN_LANGUAGE}
        {...form.field(`numbers.${row}.${field}.${language}`)}
      />
    ));

  return (
    <EditorFrame
      title={t.title}
      save={t.save}
      form={form}
      extra={
        !onlyCalls &&
        numbers.length < CRISIS_NUMBERS_MAX && (
          <Button variant="secondary" onClick={() => change([...numbers, emptyRow])}>
            <Plus aria-hidden size={18} />
            {t.add}
          </Button>
        )
      }
    >
      <p>{t.lead}</p>
      {numbers.map(({ number, name }, row) => {
        const canConfirm = isStored(stored, number);
        const verifiedAt = stored.find((each) => each.number === number)?.verifiedAt ?? null;
        return (
          // The index is the key: names and numbers change while staff type.
          <Row key={row}>
            <legend>{name[lang] || number || t.newNumber}</legend>
            {!onlyCalls && (
              <>
                <TextField
                  label={t.number}
                  type="tel"
                  required
                  {...form.field(`numbers.${row}.number`)}
                />
                <Grid $gap="md">
                  {inEach(row, 'name')}
                  {inEach(row, 'hours')}
                  {inEach(row, 'whom')}
                </Grid>
              </>
            )}
            <Cluster $gap="xs">
              <AnchorButton
                href={telephone(number)}
                variant="secondary"
                size="sm"
                aria-label={t.callNumber(number)}
              >
                <PhoneCall aria-hidden size={16} />
                <span>{onlyCalls ? t.callNumber(number) : t.call}</span>
              </AnchorButton>
              {!onlyCalls && numbers.length > 1 && (
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={t.removeNumber(number)}
                  onClick={() => change(numbers.filter((_, place) => place !== row))}
                >
                  <Trash2 aria-hidden size={16} />
                  {t.remove}
                </Button>
              )}
            </Cluster>
            <Checkbox
              label={t.confirmed}
              hint={
                !canConfirm
                  ? t.saveFirst
                  : verifiedAt === null
                    ? t.callFirst
                    : t.since(formatShortDay(verifiedAt, lang))
              }
              disabled={!canConfirm}
              {...form.field(`numbers.${row}.isConfirmed`)}
            />
          </Row>
        );
      })}
    </EditorFrame>
  );
}
