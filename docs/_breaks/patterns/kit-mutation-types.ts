import {
  type Mutation,
  type MutationResult,
  type MutationStatus,
  rxMutation,
} from '@angular-architects/ngrx-toolkit';
import { of } from 'rxjs';
export const run = async (save: Mutation<number, string>): Promise<string> => {
  const result: MutationResult<string> = await save(1);
  const status: MutationStatus = save.status();
  return result.status === 'success' ? result.value : status;
};
export const make = (): Mutation<number, string> =>
  rxMutation({ operation: (value: number) => of(`${value}`) });
