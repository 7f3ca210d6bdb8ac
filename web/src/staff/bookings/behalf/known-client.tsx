import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { phoneBookingTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { soughtTexts } from '../../parts/texts/sought';
import { useClientSearch } from '../../parts/use-client-search';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/fields/text-field';
import { Cluster, Soft, Stack } from '../../../ui/layout';
import type { BehalfForm } from './behalf-values';

const SHOWN = 20;
const OFFERED = 5;

type Found = NonNullable<ReturnType<typeof useClientSearch>['list']>[number];

/** Finds a returning client and fills the form with the client's data. */
export function KnownClient({ form }: { form: BehalfForm }) {
  const { t } = useTexts(phoneBookingTexts);
  const [clientId, fullName] = useWatch({ control: form.control, name: ['clientId', 'fullName'] });
  const choose = (client: Found) => {
    form.change('clientId', client.id);
    form.change('fullName', client.name);
    form.change('email', client.email);
    form.change('phone', client.phone);
    form.change('language', client.language);
  };
  if (typeof clientId === 'string') {
    return (
      <Cluster $justify="space-between">
        <strong role="status">{t.chosen(fullName)}</strong>
        <Button size="sm" variant="secondary" onClick={() => form.change('clientId', null)}>
          {t.somebodyElse}
        </Button>
      </Cluster>
    );
  }
  return <FindClient texts={t} onChoose={choose} />;
}

/** @param except id of a client that is not offered */
export function FindClient({
  texts,
  except,
  onChoose,
}: {
  texts: { find: string; findHint: string; findFailed: string };
  except?: string;
  onChoose: (client: Found) => void;
}) {
  const { t } = useTexts(phoneBookingTexts);
  const { t: unread } = useTexts(soughtTexts);
  const [typed, setTyped] = useState('');
  const { isSearch, found, list, areMore } = useClientSearch(typed, SHOWN, 'nobody');
  const fitting = list?.filter(({ id, leftAt }) => leftAt === null && id !== except);
  const offered = fitting?.slice(0, OFFERED);
  const isCut =
    fitting !== undefined && fitting.length > 0 && (areMore || fitting.length > OFFERED);
  return (
    <Stack $gap="xs">
      <TextField
        label={texts.find}
        hint={texts.findHint}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          // Enter must not send the form.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {isSearch && (
        <div role="status">
          {found.status === 'error' && <Soft $block>{texts.findFailed}</Soft>}
          {found.status === 'loading' && <Soft $block>{t.searching}</Soft>}
          {found.status === 'ready' && offered?.length === 0 && (
            <Soft $block>{areMore ? unread.noneYet : t.nobody}</Soft>
          )}
          {found.status === 'ready' && isCut && <Soft $block>{unread.more}</Soft>}
        </div>
      )}
      {isSearch && offered !== undefined && offered.length > 0 && (
        <Stack as="ul" $gap="xs" aria-label={t.found}>
          {offered.map((client) => (
            <li key={client.id}>
              <Button variant="secondary" full onClick={() => onChoose(client)}>
                {[client.name, client.phone, client.email].filter(Boolean).join(' · ')}
              </Button>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
