import { randomBytes } from 'node:crypto'
import { NO_ORGANIZATION, userCard } from '@fullcourt/projections/users/user'
import { Documents } from '../../storage/documents/documents'
import type { IdKind } from '@fullcourt/domain/ids/kinds'
import { contextOnce, type CommandContext } from '../../core/facts/command-context'
import { Commands } from '../../core/facts/commands'
import { IdAllocator } from '../../core/facts/id-allocator'
import type { Settings } from '../../core/settings/settings'
import { CreateUser } from '../../contexts/users/commands/create-user.command'
import type { Application } from '../app/application'

/** The first super_admin, where one was made now without a password in the settings: to be shown once. */
export type FirstAdministrator = { readonly made: { readonly username: string; readonly password: string } | null }

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
 * Makes the first super_admin where there is none yet. Done again after a failure it makes the same one, with the same password: the
 * name is claimed for that one by then.
 */
export const firstAdministrator = ({ app }: Application, { admin }: Settings): (() => Promise<FirstAdministrator>) => {
  const username = admin.username ?? 'admin'
  const password = admin.password ?? randomBytes(12).toString('base64url')
  const context = contextOnce('system', oneOfEach(app.get(IdAllocator)))
  const user = { organization: null, username, email: null, role: 'super_admin' as const, password }
  return async () => {
    const users = await app.get(Documents).list(userCard, { index: 'organization', key: NO_ORGANIZATION, limit: 1 })
    if (users.length > 0) return { made: null }
    await app.get(Commands).execute(new CreateUser(context, { by: 'system', user }))
    return { made: admin.password === null ? { username, password } : null }
  }
}
