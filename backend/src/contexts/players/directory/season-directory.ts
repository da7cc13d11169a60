import { Inject, Injectable } from '@nestjs/common'
import type { EntryId, LeagueId, PlayerId, TeamId } from '@fullcourt/domain/ids/kinds'
import { plainText } from '@fullcourt/domain/facts/plain-text'
import { fullName } from '@fullcourt/domain/players/full-name'
import { comparePlayers } from '@fullcourt/domain/players/player-order'
import type { Known } from '@fullcourt/projections/card'
import type { SeasonCard } from '@fullcourt/projections/seasons/season'
import { teamCard } from '@fullcourt/projections/teams/team'
import { PlayerCards } from '../../../core/identity/player-cards'
import { PEOPLE } from '../../../core/injection/tokens'
import { openDetails } from '../../../core/readers/opened-details'
import { SeasonReader } from '../../../core/readers/season-reader'
import { teamNameOf } from '../../../core/readers/team-name'
import { Documents } from '../../../storage/documents/documents'
import { SharedValues } from '../../../storage/documents/shared-values'
import type { People } from '../../../storage/people/people'

/** The entry of a team on whose roster players are. */
export type DirectoryTeam = {
  readonly entry: EntryId
  readonly team: TeamId
  readonly league: LeagueId
  readonly name: string
  readonly colors: readonly string[]
}

/** Somebody on rosters of a season. */
export type DirectoryPlayer = {
  readonly id: PlayerId
  readonly firstName: string
  readonly lastName: string
  readonly image: string | null
  /** The name as it is compared with what is looked for. */
  readonly plain: string
  /** The teams of their rosters, in the order of the leagues. */
  readonly teams: readonly DirectoryTeam[]
}

/** Everybody of a season by name: in memory, made once and dropped when anything in it changes, also when somebody is erased. */
@Injectable()
export class SeasonDirectory {
  constructor(
    private readonly values: SharedValues,
    private readonly documents: Documents,
    private readonly seasons: SeasonReader,
    private readonly players: PlayerCards,
    @Inject(PEOPLE) private readonly people: People,
  ) {}

  of(season: Known<SeasonCard>): Promise<readonly DirectoryPlayer[]> {
    return this.values.of(`season-directory:${season.id}`, () => this.read(season))
  }

  private async read(season: Known<SeasonCard>): Promise<readonly DirectoryPlayer[]> {
    const teams = await this.teamsByPlayer(season)
    const details = await openDetails(this.people, await this.players.active(teams.keys()), ['firstName', 'lastName', 'image'])
    const players = [...details].flatMap(([id, { firstName, lastName, image }]): readonly DirectoryPlayer[] => {
      if (firstName === null || lastName === null) return []
      const plain = plainText(fullName({ firstName, lastName }))
      return [{ id, firstName, lastName, image, plain, teams: teams.get(id) ?? [] }]
    })
    return players.sort(comparePlayers)
  }

  private async teamsByPlayer(season: Known<SeasonCard>): Promise<ReadonlyMap<PlayerId, readonly DirectoryTeam[]>> {
    const entries = await this.seasons.entriesOfSeason(season)
    const cards = await this.documents.getFor(teamCard, entries, ({ entry }) => entry.team)
    const teams = new Map<PlayerId, DirectoryTeam[]>()
    for (const { entry, league } of entries) {
      const { name, colors } = teamNameOf(cards, entry.team)
      const team = { entry: entry.id, team: entry.team, league: league.id, name, colors }
      for (const player of entry.roster) {
        const others = teams.get(player)
        if (others) others.push(team)
        else teams.set(player, [team])
      }
    }
    return teams
  }
}
