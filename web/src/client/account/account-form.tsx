import type { SyntheticEvent } from 'react';
import { Banner } from '../../ui/banner';
import type { Elements } from '../../ui/elements';
import { Stack } from '../../ui/layout';

/** A form with the reason of a refusal above its fields, until the next attempt. */
export function AccountForm({
  form,
  busy,
  send,
  children,
}: {
  form: { problem: (field: 'root.refused' | 'root.notChecked') => string | undefined };
  busy: boolean;
  send: (event: SyntheticEvent) => void;
  children: Elements;
}) {
  const problem = form.problem('root.refused') ?? form.problem('root.notChecked');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) send(event);
      }}
    >
      <Stack>
        {problem !== undefined && (
          // The focus moves here and reads the problem aloud; an alert would repeat it.
          <Banner tone="danger" role="group" data-invalid="true">
            {problem}
          </Banner>
        )}
        {children}
      </Stack>
    </form>
  );
}
