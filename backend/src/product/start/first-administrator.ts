import { randomBytes } from 'node:crypto'
import { NO_ORGANIZATION, userCard } from '@fullcourt/projections/users/user'
import { Documents } from '../../storage/documents/documents'
import { contextOnce } from '../../core/facts/command-context'
import { Commands } from '../../core/facts/commands'
import { IdAllocator } from '../../core/facts/id-allocator'
import type { Settings } from '../../core/settings/settings'
import { CreateUser } from '../../contexts/users/commands/create-user.command'
import type { Application } from '../app/application'

/** The first super_admin, where one was made now without a password in the settings: to be shown once. */
export type FirstAdministrator = { readonly made: { readonly username: string; readonly password: string } | null }

/** Makes the first super_admin where there is none yet. */
export const ensureAdministrator = async ({ app }: Application, { admin }: Settings): Promise<FirstAdministrator> => {
  const users = await app.get(Documents).list(userCard, { index: 'organization', key: NO_ORGANIZATION, limit: 1 })
  if (users.length > 0) return { made: null }
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
