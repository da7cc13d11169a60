import { Injectable } from '@nestjs/common'
import { isOver, type DivisionBracket, type LeaguePlayOffs, type SeasonResults } from '@fullcourt/domain/brackets/champions'
import { brackets, inputOf } from '@fullcourt/projections/brackets/brackets'
import { playOffsByLeague } from '@fullcourt/projections/brackets/play-offs'
import type { Known } from '@fullcourt/projections/card'
import type { DivisionCard } from '@fullcourt/projections/divisions/division'
import { gameCard } from '@fullcourt/projections/games/game-card'
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

/** Reads what the champions of seasons follow from: brackets, and the play-off games that are of none. */
@Injectable()
export class SeasonResultReader {
  constructor(
    private readonly documents: Documents,
    private readonly seasons: SeasonReader,
    private readonly divisions: DivisionReader,
  ) {}

  /** `on`: today, as far as the caller says. */
  async of(season: Known<SeasonCard>, on: string | undefined): Promise<ReadSeason> {
    const [divisions, leagues] = await Promise.all([this.divisions.shownIn(season), this.seasons.leaguesOf(season)])
    const { active, details } = season
    const results = {
      isOver: isOver({ active, finishDate: details.finishDate }, on ?? null),
      divisions: await this.bracketsOf(divisions),
      leagues: await this.playOffsOf(season, leagues),
    }
    return { season, divisions, leagues, results }
  }

  private async bracketsOf(divisions: readonly Known<DivisionCard>[]): Promise<readonly DivisionBracket[]> {
    const found = await this.documents.getFor(brackets, divisions, ({ id }) => id)
    return divisions.flatMap(({ id }) => {
      const document = found.get(String(id))
      return document ? [{ division: id, input: inputOf(document) }] : []
    })
  }

  private async playOffsOf({ id }: Known<SeasonCard>, leagues: readonly SeasonLeague[]): Promise<readonly LeaguePlayOffs[]> {
    const byLeague = playOffsByLeague(await this.documents.active(gameCard, { index: 'playOffs', key: String(id) }))
    return leagues.map(({ league }) => ({ league: league.id, games: byLeague.get(league.id) ?? [] }))
  }
}
