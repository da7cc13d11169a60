import { Injectable } from '@nestjs/common'
import { isOver, type DivisionBracket, type LeaguePlayOffs, type SeasonResults } from '@fullcourt/domain/brackets/champions'
import { brackets, inputOf, type BracketDocument } from '@fullcourt/projections/brackets/brackets'
import { playOffsByLeague } from '@fullcourt/projections/brackets/play-offs'
import type { Known } from '@fullcourt/projections/card'
import type { DivisionCard } from '@fullcourt/projections/divisions/division'
import { gameCard, type GameCard } from '@fullcourt/projections/games/game-card'
import { ofOrganization, ofSeason } from '@fullcourt/projections/games/game-lists'
import type { OrganizationCard } from '@fullcourt/projections/organizations/organization'
import type { SeasonCard } from '@fullcourt/projections/seasons/season'
import { Documents } from '../../../storage/documents/documents'
import { DivisionReader } from '../../../core/readers/division-reader'
import { SeasonReader, type SeasonLeague } from '../../../core/readers/season-reader'

/** What the champions of a season follow from, and whose names they are shown with. */
export type ReadSeason = {
  readonly season: Known<SeasonCard>
  readonly divisions: readonly Known<DivisionCard>[]
  readonly leagues: readonly SeasonLeague[]
  readonly results: SeasonResults
}

type Brackets = ReadonlyMap<string, BracketDocument>

/** What was found, of one season or of several. */
type Found = Pick<ReadSeason, 'divisions' | 'leagues'> & {
  readonly playOffs: ReturnType<typeof playOffsByLeague>
  readonly brackets: Brackets
}

/** Today, as far as the caller says. */
type Day = string | undefined

/** Reads what the champions of seasons follow from: brackets, and the play-off games that are of none. */
@Injectable()
export class SeasonResultReader {
  constructor(
    private readonly documents: Documents,
    private readonly seasons: SeasonReader,
    private readonly divisions: DivisionReader,
  ) {}

  async of(season: Known<SeasonCard>, on: Day): Promise<ReadSeason> {
    const [divisions, leagues, games] = await Promise.all([
      this.divisions.shownIn(season),
      this.seasons.leaguesOf(season),
      this.playOffsIn(ofSeason(season.id)),
    ])
    const found = { divisions, leagues, playOffs: playOffsByLeague(games), brackets: await this.bracketsOf(divisions) }
    return readSeason(season, on, found)
  }

  /** Of all seasons of an organization, in their order: as many lists are read as for one season. */
  async ofAll(organization: Known<OrganizationCard>, on: Day): Promise<readonly ReadSeason[]> {
    const [seasons, divisions, games] = await Promise.all([
      this.seasons.seasonsOf(organization),
      this.divisions.shownInAll(organization),
      this.playOffsIn(ofOrganization(organization.id)),
    ])
    const playOffs = playOffsByLeague(games)
    const leagues = await this.seasons.leaguesAmong(seasons, [...playOffs.keys()])
    const found = { divisions, leagues, playOffs, brackets: await this.bracketsOf(divisions) }
    return seasons.map(season => readSeason(season, on, found))
  }

  private bracketsOf(divisions: readonly Known<DivisionCard>[]): Promise<Brackets> {
    return this.documents.getFor(brackets, divisions, ({ id }) => id)
  }

  private playOffsIn(key: string): Promise<readonly Known<GameCard>[]> {
    return this.documents.active(gameCard, { index: 'playOffs', key })
  }
}

const readSeason = (season: Known<SeasonCard>, on: Day, found: Found): ReadSeason => {
  const { active, details } = season
  const divisions = found.divisions.filter(division => division.season === season.id)
  const leagues = found.leagues.filter(league => league.season.id === season.id)
  const results = {
    isOver: isOver({ active, finishDate: details.finishDate }, on ?? null),
    divisions: bracketsIn(divisions, found.brackets),
    leagues: playOffsOf(leagues, found.playOffs),
  }
  return { season, divisions, leagues, results }
}

const bracketsIn = (divisions: readonly Known<DivisionCard>[], found: Brackets): readonly DivisionBracket[] =>
  divisions.flatMap(({ id }) => {
    const document = found.get(String(id))
    return document ? [{ division: id, input: inputOf(document) }] : []
  })

const playOffsOf = (leagues: readonly SeasonLeague[], found: Found['playOffs']): readonly LeaguePlayOffs[] =>
  leagues.map(({ league }) => ({ league: league.id, games: found.get(league.id) ?? [] }))
