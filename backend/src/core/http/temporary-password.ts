import { SetMetadata } from '@nestjs/common'
import { refuse } from '@fullcourt/domain/facts/decision'
import { Refused } from '../facts/refused'
import type { KnownRequest } from './request'

/** Marks a route by `WithTemporaryPassword`. */
export const TAKES_TEMPORARY = 'fullcourt:takes-temporary-password'
const CHANGE_IT = refuse('forbidden', 'Someone else created your password. Choose your own first.')

/** A call that somebody may make who signed in with a temporary password: the one by which they change it. */
export const WithTemporaryPassword = () => SetMetadata(TAKES_TEMPORARY, true)

/** Throws 403 where a temporary password has to be changed first. */
export const refuseTemporary = ({ session }: Pick<KnownRequest, 'session'>): void => {
  if (session?.mustChangePassword) throw new Refused(CHANGE_IT)
}
