import { Injectable } from '@nestjs/common'
import { seasonStream } from '@fullcourt/domain/entries/state'
import { gameStream } from '@fullcourt/domain/games/state'
import type { EntryId, GameId, TeamId } from '@fullcourt/domain/ids/kinds'
import type { LeaguePlace } from '@fullcourt/domain/leagues/events'
import type { TermsChange } from '@fullcourt/domain/schedules/events'
import type { ChangesSeen, GamesSeen } from '@fullcourt/domain/schedules/pending/decide'
import type { LeagueSchedules } from '@fullcourt/domain/schedules/state'
import { teamStream } from '@fullcourt/domain/teams/state'
import { Decider } from '../../../core/facts/decider'
import { UNKNOWN_TEAM } from '../../../core/readers/team-name'
import { GameStates } from '../game-states'
import { PlansInProgress } from '../plans-in-progress'

const sidesOf = ({ was, is }: TermsChange) => [was, is].flatMap(terms => (terms ? [terms.home, terms.away] : []))

/** Brings together what changes of games are decided on (docs/schedules.md#changes-that-wait). */
@Injectable()
export class ChangesSeenReader {
  constructor(
    private readonly decider: Decider,
    private readonly games: GameStates,
    private readonly plans: PlansInProgress,
  ) {}

  /** Of games alone, before anything is to become of them. */
  async ofGames(ids: readonly GameId[]): Promise<GamesSeen> {
    const states = await this.games.of(ids)
    const gameNow: GamesSeen['gameNow'] = id => states.get(id) ?? gameStream.initial
    const contexts = [...states.values()].flatMap(game => (game.kind === 'unknown' ? [] : game.context))
    const names = await this.names(contexts.flatMap(({ home, away }) => [home.team, away.team]))
    const nameOf: GamesSeen['nameOf'] = id => {
      const game = gameNow(id)
      if (game.kind === 'unknown') return `Game ${id}`
      const { home, away } = game.context
      return `${names.get(away.team) ?? UNKNOWN_TEAM} @ ${names.get(home.team) ?? UNKNOWN_TEAM}`
    }
    return { gameNow, nameOf }
  }

  /** Of changes, with who left the league since and which plans are carried out. */
  async ofChanges({ season }: LeaguePlace, state: LeagueSchedules, changes: readonly TermsChange[]): Promise<ChangesSeen> {
    const sides = changes.flatMap(sidesOf)
    const [games, plans, { entries }, names] = await Promise.all([
      this.ofGames(changes.map(({ game }) => game)),
      this.plans.of(state),
      this.decider.state(seasonStream, season),
      this.names(sides.map(({ team }) => team)),
    ])
    const gone = (entry: EntryId) => {
      const side = sides.find(one => one.entry === entry)
      return entries.get(entry)?.left === false || !side ? undefined : (names.get(side.team) ?? UNKNOWN_TEAM)
    }
    return { ...games, plans, gone }
  }

  private async names(teams: readonly TeamId[]): Promise<ReadonlyMap<TeamId, string>> {
    const found = [...new Set(teams)].map(async id => {
      const team = await this.decider.state(teamStream, id)
      return [id, team.kind === 'unknown' ? UNKNOWN_TEAM : team.details.name] as const
    })
    return new Map(await Promise.all(found))
  }
}
