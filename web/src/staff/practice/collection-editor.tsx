import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { adminEditorTexts } from '../parts/texts/editor';
import { NotRead } from '../parts/not-read';
import { useTexts } from '../../platform/language/use-texts';
import type { Live } from '../../platform/live/live';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { H3 } from '../../ui/heading';
import { Cluster, Grid, Stack } from '../../ui/layout';
import { EmptyState } from '../../ui/states';
import { RecordForm, type RecordFormProps } from './record-form';

/** A list of records, and one of them at a time in a form. */
export function CollectionEditor<
  T extends { id: string },
  Input extends FieldValues,
  Values extends FieldValues = Input,
  Removed = never,
>({
  of,
  records,
  oneColumn = false,
  beginsWithNew = false,
  row,
  ...kind
}: RecordFormProps<T, Input, Values, Removed> & {
  of: readonly Live<unknown>[];
  /** `undefined` until all is read */
  records: readonly T[] | undefined;
  texts: { add: string; empty: string; emptyText?: string; editOf: (name: string) => string };
  oneColumn?: boolean;
  /** opens the form of a new record at once, where there is none yet */
  beginsWithNew?: boolean;
  /** @returns `isOpen` if clients see the record, or can book it */
  row: (record: T) => { name: string; about: string; state: string; isOpen: boolean };
}) {
  const { t } = useTexts(adminEditorTexts);
  const { texts } = kind;
  const [editing, setEditing] = useState<T | 'new' | null | undefined>(
    beginsWithNew ? undefined : null,
  );
  if (editing === undefined && records !== undefined)
    setEditing(records.length === 0 ? 'new' : null);
  if (editing != null) {
    const record = editing === 'new' ? null : editing;
    const name = record === null ? '' : row(record).name;
    return <RecordForm {...kind} record={record} name={name} onClose={() => setEditing(null)} />;
  }
  if (records === undefined) return <NotRead of={of} lines={4} height="4rem" />;
  return (
    <Stack>
      <div>
        <Button onClick={() => setEditing('new')}>{texts.add}</Button>
      </div>
      {records.length === 0 && <EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>}
      <Grid as="ul" $min={oneColumn ? '100%' : '17rem'} $gap={oneColumn ? 'md' : 'lg'}>
        {records.map((record) => {
          const { name, about, state, isOpen } = row(record);
          return (
            <Card as="li" key={record.id}>
              <Stack $gap="xs">
                <H3 as="h2">{name}</H3>
                <p>{about}</p>
                <Cluster>
                  <Badge $tone={isOpen ? 'success' : 'neutral'}>{state}</Badge>
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-label={texts.editOf(name)}
                    onClick={() => setEditing(record)}
                  >
                    {t.edit}
                  </Button>
                </Cluster>
              </Stack>
            </Card>
          );
        })}
      </Grid>
    </Stack>
  );
}
