import { Injectable } from '@nestjs/common'
import type { TeamId } from '@fullcourt/domain/ids/kinds'
import type { LeaguePlace } from '@fullcourt/domain/leagues/events'
import { seasonStream, type Entry } from '@fullcourt/domain/entries/state'
import { Decider } from '../../core/facts/decider'
import { EntryReader } from '../../core/readers/entry-reader'

export type CurrentEntry = { readonly place: LeaguePlace; readonly entry: Entry }

/** The entry that a team has now: the active season's, else the newest; undefined where it is in no league. */
@Injectable()
export class CurrentEntries {
  constructor(
    private readonly decider: Decider,
    private readonly entries: EntryReader,
  ) {}

  async of(team: TeamId): Promise<CurrentEntry | undefined> {
    const [current] = await this.entries.ofTeam(team)
    if (!current) return undefined
    const { id, organization, season, league } = current.entry
    const entry = (await this.decider.state(seasonStream, season)).entries.get(id)
    return entry && { place: { organization, season, league }, entry }
  }
}
