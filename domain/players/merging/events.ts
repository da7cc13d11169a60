import type { Fact } from '../../facts/fact'
import type { OrganizationId, PlayerId } from '../../ids/kinds'

type MergePlace = { readonly organization: OrganizationId; readonly master: PlayerId; readonly duplicate: PlayerId }

/**
 * The duplicate is the same person as the master: whatever was or will be recorded for them counts for the master (docs/merging.md#merges).
 */
export type PlayersMerged = Fact<'PlayersMerged', MergePlace>
/** The duplicate stands for themselves again, with all that was recorded under their id. `master` is whom they were merged into. */
export type PlayersUnmerged = Fact<'PlayersUnmerged', MergePlace>

export type MergeFact = PlayersMerged | PlayersUnmerged
