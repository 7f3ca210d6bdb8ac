import { saveBlock } from '@tulia/domain/calls/schedule/block-time';
import type { InputOf, OutputOf } from '@tulia/domain/calls/call';
import { useState } from 'react';
import { call } from '../../platform/live/call';
import { createRequestIds } from '../../platform/live/request-ids';
import { useAction, type Action, type ActionOptions } from '../../platform/live/use-action';

/** A block without its id, which `useSaveBlock` gives it. */
export type BlockBody = Omit<InputOf<typeof saveBlock>, 'id'>;

/** Saves a block. The id belongs to the block: a retry of the same block sends the same id. */
export function useSaveBlock(
  options: ActionOptions<BlockBody, OutputOf<typeof saveBlock>>,
): Action<BlockBody> {
  const [ids] = useState(() => createRequestIds());
  return useAction((body: BlockBody) => call(saveBlock, { ...body, id: ids.of(body) }), {
    ...options,
    onDone: (answer, body) => {
      ids.settle();
      return options.onDone?.(answer, body);
    },
  });
}
