import { Injectable } from '@nestjs/common'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import { EntryReader } from '../../../core/readers/entry-reader'
import type { EntryLines } from './played-lines'
import { PlayerReader } from './player-reader'
import type { TeamHistoryAnswer } from '../players.answers'
import { teamHistoryAnswer } from './rosters'

/** The teams that a person is or was with, under any of their ids. */
@Injectable()
export class TeamHistories {
  constructor(
    private readonly entries: EntryReader,
    private readonly players: PlayerReader,
  ) {}

  /** Those whose roster they are on, and those that they played for; the active season's first, then the newest. `lines` are those of the person. */
  async of(ids: readonly PlayerId[], lines: readonly EntryLines[]): Promise<TeamHistoryAnswer[]> {
    const rosters = await this.entries.ofPerson(ids)
    const entries = [...rosters, ...lines.map(({ placed }) => placed)].map(({ entry }) => entry.id)
    const placed = await this.entries.byIds([...new Set(entries)])
    const teams = await this.players.teamsOf(placed)
    return placed.map(one => teamHistoryAnswer(one, teams))
  }
}
