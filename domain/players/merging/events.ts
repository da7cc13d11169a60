import type { Fact } from '../../facts/fact'
import type { OrganizationId, PlayerId } from '../../ids/kinds'

export type Merge = { readonly organization: OrganizationId; readonly master: PlayerId; readonly duplicate: PlayerId }

/** The duplicate counts as the master from here on; figures stay under the id that they were recorded for (design 5.5). */
export type PlayersMerged = Fact<'PlayersMerged', Merge>
/** The duplicate is a player of his own again. */
export type PlayersUnmerged = Fact<'PlayersUnmerged', Merge>

export type MergeFact = PlayersMerged | PlayersUnmerged
