import {
  saveBlocks,
  type BlockBody,
  type BlocksInput,
} from '@tulia/domain/calls/schedule/block-time';
import type { OutputOf } from '@tulia/domain/calls/call';
import { useState } from 'react';
import { call } from '../../platform/live/call';
import { createRequestIds } from '../../platform/live/request-ids';
import { useAction, type Action, type ActionOptions } from '../../platform/live/use-action';

/** `useSaveBlocks` adds the ids of the blocks. */
export interface BlocksBody extends Omit<BlocksInput, 'blocks'> {
  blocks: Omit<BlocksInput['blocks'][number], 'id'>[];
}

export const oneBlock = ({
  practitionerId,
  serviceId,
  keepSessions,
  ...block
}: BlockBody): BlocksBody => ({
  practitionerId,
  serviceId,
  blocks: [block],
  freed: [],
  keepSessions,
});

/** Sending the same body again sends the same ids. */
export function useSaveBlocks(
  options: ActionOptions<BlocksBody, OutputOf<typeof saveBlocks>>,
): Action<BlocksBody> {
  const [ids] = useState(() => createRequestIds());
  const send = (body: BlocksBody) => {
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
