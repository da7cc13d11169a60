import type { EntryPlace } from '../../entries/events'
import type { Fact } from '../../facts/fact'
import type { ByeId, EntryId, TeamId } from '../../ids/kinds'
import type { LeaguePlace } from '../../leagues/events'

/** The teams of a league that do not play on a date: one bye per league and date (docs/schedules.md#byes). `date` is `YYYY-MM-DD`. */
export type ByePlace = LeaguePlace & { readonly bye: ByeId; readonly date: string }

export type ByeTeam = { readonly entry: EntryId; readonly team: TeamId }

/** A team has the bye; the first one of a date makes it. */
export type ByeGiven = Fact<'ByeGiven', EntryPlace & ByePlace>
/** The whole bye is gone. */
export type ByeDeleted = Fact<'ByeDeleted', ByePlace & { teams: readonly ByeTeam[] }>
export type ByeRestored = Fact<'ByeRestored', ByePlace & { teams: readonly ByeTeam[] }>

export type ByeFact = ByeGiven | ByeDeleted | ByeRestored
