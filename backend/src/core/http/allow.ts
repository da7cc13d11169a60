import { applyDecorators, SetMetadata } from '@nestjs/common'
import { ApiExtension } from '@nestjs/swagger'

/** Who may call: the column `who` of the list of calls (docs/tenancy.md#roles). */
export type Who = 'anyone' | 'tenant' | 'staff' | 'owner' | 'super' | 'self' | 'scorer'

export const ALLOW = 'fullcourt:allow'

/** Under what the description of a call says who may make it. */
export const WHO = 'x-who'

/** Declares who may make a call; a test fails for a route that does not. */
export const Allow = (who: Who) => applyDecorators(SetMetadata(ALLOW, who), ApiExtension(WHO, who))

export const SAME_FOR_EVERYBODY = 'fullcourt:same-for-everybody'

/** A read for anyone whose answer depends on documents alone: it is cached like that of a tenant. */
export const SameForEverybody = () => SetMetadata(SAME_FOR_EVERYBODY, true)

/** Marks a route by `ForScorers`. */
export const FOR_SCORERS = 'fullcourt:for-scorers'

/**
 * Declares that a call of staff may be made by a scorer, too, about games that their link names: what the call reads and writes finds
 * the game within their scope (docs/tenancy.md#scorers).
 */
export const ForScorers = () => applyDecorators(SetMetadata(FOR_SCORERS, true), ApiExtension('x-for-scorers', true))
