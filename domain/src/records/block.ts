import type { Block } from '../slot/block';
import { defineRecord } from './record';

export type { Block };

export const blocks = defineRecord<Block>({ collection: 'blocks', instants: ['createdAt'] });
export const blockPath = (id: string) => `blocks/${id}`;
