import { makeForOwnerOnly } from '../../storage/data-folder/owner-only'
import { readSettings, type Settings } from '../../core/settings/settings'
import { CommandFailed } from './terminal'

/** Where the command line was called: its environment, and the folder that relative paths begin at. */
export type CallPlace = { readonly environment: NodeJS.ProcessEnv; readonly folder: string }

/** Faults of ours, and of the system: a disk that is full, a folder that may not be written to. */
const isDescribed = (error: unknown): error is Error => error instanceof Error && ('kind' in error || 'syscall' in error)

/** Does work on the data that the settings of the environment name, as the product would. Throws `CommandFailed`. */
export const onOwnData = async <Answer>(
  { environment, folder }: CallPlace,
  work: (settings: Settings) => Promise<Answer>,
): Promise<Answer> => {
  makeForOwnerOnly()
  try {
    return await work(readSettings(environment, folder))
  } catch (error) {
    if (!isDescribed(error)) throw error
    throw new CommandFailed(error.message, { cause: error })
  }
}
