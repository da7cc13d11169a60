import { SetMetadata } from '@nestjs/common'

/** Who may call: the column `who` of the list of calls (design 4, Rights). */
export type Who = 'anyone' | 'tenant' | 'staff' | 'owner' | 'super' | 'self'

export const ALLOW = 'fullcourt:allow'

/** Declares who may make a call; a test fails for a route that does not. */
export const Allow = (who: Who) => SetMetadata(ALLOW, who)
