import { Injectable } from '@nestjs/common'
import { fixtureAfter, isOfSchedule, type Fixture } from '@fullcourt/domain/schedules/difference/fixture'
import { fixtureAt, withVersion, type FixtureVersion } from '@fullcourt/domain/schedules/difference/versions'
import { activeOf, knownOf, type Known } from '@fullcourt/projections/card'
import { aboutKey } from '@fullcourt/projections/history/about'
import { history } from '@fullcourt/projections/history/history'
import { leagueCard } from '@fullcourt/projections/leagues/league'
import type { ListRange } from '@fullcourt/projections/read-store'
import { fixtureCard, type FixtureCard } from '@fullcourt/projections/schedules/fixture'
import { Documents } from '../../../storage/documents/documents'

/** How a game stood in its schedule. */
export type GameInSchedule = Known<FixtureCard>

/** How games stood in their schedules. */
@Injectable()
export class FixtureReader {
  constructor(private readonly documents: Documents) {}

  async list(range: ListRange): Promise<readonly GameInSchedule[]> {
    return (await this.documents.list(fixtureCard, range)).flatMap(({ body }) => knownOf(body) ?? [])
  }

  /** What was deleted with its league is not there for anybody. */
  async ofActiveLeagues(games: readonly GameInSchedule[]): Promise<readonly GameInSchedule[]> {
    const leagues = await this.documents.getFor(leagueCard, games, ({ league }) => league ?? [])
    return games.filter(({ league }) => league === null || activeOf(leagues.get(String(league))) !== undefined)
  }

  /** What the schedule said of a game at a moment; of one that is not kept that long, by its history. */
  async at(game: GameInSchedule, moment: string): Promise<Fixture | null> {
    const kept = fixtureAt(game, moment)
    if (kept !== undefined) return kept
    return fixtureAt({ ...game, versions: await this.allVersions(game), earlier: 0 }, moment) ?? null
  }

  private async allVersions({ game }: GameInSchedule): Promise<readonly FixtureVersion[]> {
    const entries = await this.documents.list(history, { index: 'about', key: aboutKey('game', game) })
    return entries.reduce<readonly FixtureVersion[]>((versions, { body }) => {
      if (body === null || !isOfSchedule(body)) return versions
      const fixture = fixtureAfter(versions.at(-1)?.fixture ?? null, body)
      return withVersion(versions, { at: body.time, action: body.correlation, by: body.actor, fixture })
    }, [])
  }
}
