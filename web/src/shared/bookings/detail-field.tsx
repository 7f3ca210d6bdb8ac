import type { ComponentProps } from 'react';
import type { DetailName } from '@tulia/domain/booking/request-details';
import { NAME_MAX } from '@tulia/domain/calls/limits';
import { useCommonTexts } from '../../platform/language/use-texts';
import { TextField } from '../../ui/fields/text-field';

const MAX_LENGTH: Record<DetailName, number> = { partnerName: NAME_MAX };

type Props = Omit<ComponentProps<typeof TextField>, 'name' | 'label'> & {
  name: DetailName;
  texts: { label: string; hint: string };
};

/** For clients and staff; spreads `register()` of react-hook-form. */
export function DetailField({ texts: { label, hint }, ...field }: Props) {
  const t = useCommonTexts();
  return (
    <TextField
      label={label}
      optional={t.optional}
      hint={hint}
      maxLength={MAX_LENGTH[field.name]}
      autoComplete="off"
      {...field}
    />
  );
}
