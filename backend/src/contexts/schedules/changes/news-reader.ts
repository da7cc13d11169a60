import { Injectable } from '@nestjs/common'
import type { SeasonId, TeamId } from '@fullcourt/domain/ids/kinds'
import { madeUntil, scheduleNews, type ScheduleNews } from '@fullcourt/domain/schedules/difference/news'
import { ofTeam } from '@fullcourt/projections/games/game-lists'
import { AT_LENGTH, fixtureCard } from '@fullcourt/projections/schedules/fixture'
import { Documents } from '../../../storage/documents/documents'
import { FixtureReader, type GameInSchedule } from './fixture-reader'

type Games = readonly GameInSchedule[]

/** So many games that changed last, and as many that came last, are read at first. */
const FIRST_READ = 20

/** No schedule that was made anew has more games of a team. */
const MOST_READ = 400

/** Whether the newest are all that they could be: more games would only add to what is older, and not to the same actions. */
const isWhole = (news: readonly ScheduleNews[], lists: readonly Games[], limit: number) => {
  const cut = lists.flatMap(games => (games.length < FIRST_READ ? [] : [games.at(-1)?.versions.at(-1)?.action]))
  return cut.length === 0 || (news.length === limit && news.every(({ action }) => !cut.includes(action)))
}

/** What teams are told of changes of their schedules. */
@Injectable()
export class ScheduleNewsReader {
  constructor(
    private readonly documents: Documents,
    private readonly fixtures: FixtureReader,
  ) {}

  /** The newest first, at most so many. */
  async ofTeam(team: TeamId, season: SeasonId, limit: number): Promise<readonly ScheduleNews[]> {
    const key = ofTeam(season, team)
    const [first] = await this.documents.tally(fixtureCard, { index: 'began', key, limit: 1 }, AT_LENGTH)
    if (first === undefined) return []
    const begun = first.beginning
    const read = async (asked: number) => {
      const lists = await this.listed(key, begun, asked)
      const games = [...new Map(lists.flat().map(game => [game.game, game])).values()]
      return { lists, news: scheduleNews(team, await this.fixtures.ofActiveLeagues(games), begun).slice(0, limit) }
    }
    const { lists, news } = await read(FIRST_READ)
    return isWhole(news, lists, limit) ? news : (await read(MOST_READ)).news
  }

  /** The games that changed last, and those that came last once the schedule was made. */
  private listed(key: string, begun: string, limit: number): Promise<readonly Games[]> {
    const last = { key, descending: true, limit }
    return Promise.all([
      this.fixtures.list({ index: 'changed', ...last }),
      this.fixtures.list({ index: 'began', after: madeUntil(begun), ...last }),
    ])
  }
}
