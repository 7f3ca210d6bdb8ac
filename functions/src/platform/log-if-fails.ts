import { describeError, logFault, type LogFields } from './log';

/** Does work whose failure must stop nothing else: logs its error. @returns whether the work succeeded */
export async function logIfFails(
  event: string,
  fields: LogFields,
  work: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    logFault(event, { ...fields, ...describeError(error) });
    return false;
  }
}
