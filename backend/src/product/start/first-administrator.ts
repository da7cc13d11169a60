import { randomBytes } from 'node:crypto'
import { pause } from '@fullcourt/event-store/backoff'
import { NO_ORGANIZATION, userCard } from '@fullcourt/projections/users/user'
import { Documents } from '../../storage/documents/documents'
import type { IdKind } from '@fullcourt/domain/ids/kinds'
import { contextOnce, type CommandContext } from '../../core/facts/command-context'
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

/** Whether another process made one, whose name is taken: the documents may have them a moment later. */
const becomesThere = async (application: Application): Promise<boolean> => {
  const patience = AbortSignal.timeout(PATIENCE_MILLISECONDS)
  for (; !patience.aborted; await pause(LOOK_AGAIN_MILLISECONDS, patience)) if (await isThere(application)) return true
  return false
}

/** Hands out one id of each kind, the same however often it is asked. */
const oneOfEach = (ids: IdAllocator): CommandContext['nextId'] => {
  const handedOut = new Map<IdKind, number>()
  return async kind => {
    const id = handedOut.get(kind) ?? (await ids.next(kind))
    handedOut.set(kind, id)
    return id
  }
}

/**
 * Makes the first super_admin where there is none yet; of several processes that start at once, one does. Done again after a failure it
 * makes the same one, with the same password: the name is claimed for that one by then.
 */
export const firstAdministrator = (application: Application, { admin }: Settings): (() => Promise<FirstAdministrator>) => {
  const { app } = application
  const username = admin.username ?? 'admin'
  const password = admin.password ?? randomBytes(12).toString('base64url')
  const context = contextOnce('system', oneOfEach(app.get(IdAllocator)))
  const user = { organization: null, username, email: null, role: 'super_admin' as const, password }
  return async () => {
    if (await isThere(application)) return { made: null }
    try {
      await app.get(Commands).execute(new CreateUser(context, { by: 'system', user }))
    } catch (error) {
      if (error instanceof Refused && (await becomesThere(application))) return { made: null }
      throw error
    }
    return { made: admin.password === null ? { username, password } : null }
  }
}
