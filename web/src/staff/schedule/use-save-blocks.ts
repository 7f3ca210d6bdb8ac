import type { InputOf, OutputOf } from '@tulia/domain/calls/call';
import { saveBlocks } from '@tulia/domain/calls/schedule/block-time';
import { useState } from 'react';
import { call } from '../../platform/live/call';
import { createRequestIds } from '../../platform/live/request-ids';
import { useAction, type ActionOptions } from '../../platform/live/use-action';

type Input = InputOf<typeof saveBlocks>;
/** `useSaveBlocks` adds the ids of the blocks. */
type Body = Omit<Input, 'blocks'> & { blocks: Omit<Input['blocks'][number], 'id'>[] };

/** Sending the same body again sends the same ids. */
export function useSaveBlocks(options: ActionOptions<Body, OutputOf<typeof saveBlocks>>) {
  const [ids] = useState(() => createRequestIds());
  const send = (body: Body) => {
    const id = ids.of(body);
    const blocks = body.blocks.map((block, index) => ({ id: `${id}-${index}`, ...block }));
    return call(saveBlocks, { ...body, blocks });
  };
  return useAction(send, {
    ...options,
    onDone: (answer, body) => {
      ids.close();
      return options.onDone?.(answer, body);
    },
  });
}
