/** A game in the schedule of a team, as far as its change is told. */
export type ScheduledGame = {
  readonly date: string | null
  readonly time: string | null
  readonly location: string | null
  readonly side: 'home' | 'away'
  readonly opponent: { readonly name: string }
  /** Why it is not played at its time, where it is not. */
  readonly calledOff: 'postponed' | 'cancelled' | null
}

/** A change for a team; null where it had no such game, or has it no more. */
export type ToldChange = {
  readonly parts: readonly string[]
  readonly was: ScheduledGame | null
  readonly is: ScheduledGame | null
}
