import { randomBytes } from 'node:crypto'
import { pause } from '@fullcourt/event-store/backoff'
import { NO_ORGANIZATION, userCard } from '@fullcourt/projections/users/user'
import { Documents } from '../../storage/documents/documents'
import { contextOnce } from '../../core/facts/command-context'
import { Commands } from '../../core/facts/commands'
import { Refused } from '../../core/facts/refused'
import { IdAllocator } from '../../core/facts/id-allocator'
import type { Settings } from '../../core/settings/settings'
import { CreateUser } from '../../contexts/users/commands/create-user.command'
import type { Application } from '../app/application'

/** The first super_admin, where one was made now without a password in the settings: to be shown once. */
export type FirstAdministrator = { readonly made: { readonly username: string; readonly password: string } | null }

/** How long the documents may lack the one whom another process makes: the name is claimed first. */
const PATIENCE_MILLISECONDS = 10_000
const LOOK_AGAIN_MILLISECONDS = 100

const isThere = async ({ app }: Application): Promise<boolean> =>
  (await app.get(Documents).list(userCard, { index: 'organization', key: NO_ORGANIZATION, limit: 1 })).length > 0

/** Makes the first super_admin where there is none yet; of several processes that start at once, one does. */
export const ensureAdministrator = async (application: Application, settings: Settings): Promise<FirstAdministrator> => {
  if (await isThere(application)) return { made: null }
  try {
    return await makeAdministrator(application, settings)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const patience = AbortSignal.timeout(PATIENCE_MILLISECONDS)
    for (; !patience.aborted; await pause(LOOK_AGAIN_MILLISECONDS, patience))
      if (await isThere(application)) return { made: null }
    throw error
  }
}

const makeAdministrator = async ({ app }: Application, { admin }: Settings): Promise<FirstAdministrator> => {
  const ids = app.get(IdAllocator)
  const username = admin.username ?? 'admin'
  const password = admin.password ?? randomBytes(12).toString('base64url')
  const user = { organization: null, username, email: null, role: 'super_admin' as const, password }
  await app.get(Commands).execute(
    new CreateUser(
      contextOnce('system', kind => ids.next(kind)),
      { by: 'system', user },
    ),
  )
  return { made: admin.password === null ? { username, password } : null }
}
