import type { ScenarioChange } from '@fullcourt/domain/scenarios/events'
import type { LeagueInSeason } from '../../core/access/season-access'
import type { CommandContext } from '../../core/facts/command-context'
import type { CommandWithContext } from '../../core/facts/command-with-context'
import type { ReadAt } from '../../core/facts/expected-revision'
import type { Scope } from '../../core/http/scope'
import type { Confirmed } from '@fullcourt/domain/brackets/results'
import { CreateMatchupGame } from '../../contexts/brackets/brackets.commands'
import { DeleteGame, RecordWalkover, UpdateScore } from '../../contexts/games/games.commands'
import { SetOrderRule } from '../../contexts/leagues/leagues.commands'
import { MergePlayers } from '../../contexts/players/merging/merging.commands'

/** By whom a change is made, in which league, and what they confirmed and had seen. */
export type ChangeGiver = {
  readonly context: CommandContext
  readonly scope: Scope
  readonly league: LeagueInSeason
  readonly undoes: Confirmed
  readonly expectedRevision?: ReadAt | undefined
}

/** The better seed is at home, and nobody has said yet when it is played. */
const ANY_SIDES = { home: undefined, away: undefined, details: {} }

/** The command that does what a change of a scenario says: the same in a fork and in the log. */
export const commandOfChange = (change: ScenarioChange, giver: ChangeGiver): CommandWithContext => {
  const { context, scope, league, undoes, expectedRevision } = giver
  switch (change.kind) {
    case 'score': {
      const is = { home: change.home, away: change.away }
      return new UpdateScore(context, { scope, game: change.game, is, undoes, expectedRevision })
    }
    case 'walkover':
      return new RecordWalkover(context, { scope, game: change.game, winner: change.winner, undoes, expectedRevision })
    case 'delete':
      return new DeleteGame(context, { scope, game: change.game, undoes })
    case 'matchupGame': {
      const at = { season: league.season, division: change.division }
      return new CreateMatchupGame(context, { scope, at, wanted: { ...ANY_SIDES, matchup: change.matchup }, game: change.game })
    }
    case 'orderRule':
      return new SetOrderRule(context, { scope, at: league, rule: change.rule, expectedRevision })
    case 'merge':
      return new MergePlayers(context, { scope, named: { master: change.master, duplicates: [change.duplicate] } })
  }
}
