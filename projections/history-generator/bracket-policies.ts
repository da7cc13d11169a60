import type { DivisionPlace } from '@fullcourt/domain/divisions/events'
import { bracketInput, matchupsToSettle, resultOf, type BracketGameResult } from '@fullcourt/domain/brackets/results'
import { settleMatchup } from '@fullcourt/domain/brackets/settle'
import { bracketStream } from '@fullcourt/domain/brackets/state'
import type { Recorded } from '@fullcourt/domain/facts/fact'
import type { GameFact } from '@fullcourt/domain/games/events'
import { gameStream } from '@fullcourt/domain/games/state'
import type { Installation } from './installation'

/** What the games of a division's bracket came to. */
export const resultsOf = (installation: Installation, { season, division }: DivisionPlace): readonly BracketGameResult[] => {
  const games = installation.log.state(bracketStream, season).games.get(division)
  return [...(games?.values() ?? [])].flatMap(game => resultOf(installation.log.state(gameStream, game)) ?? [])
}

/** Brings the games of a bracket in line with what facts of one of them changed, by the policy of the product. */
export const settleAfter = (installation: Installation, facts: readonly Recorded<GameFact>[]): void => {
  for (const fact of facts) settle(installation, fact)
}

const settle = (installation: Installation, fact: Recorded<GameFact>): void => {
  const { organization, season, division } = fact.data.in
  if (division === null) return
  const at = { organization, season, division }
  const results = resultsOf(installation, at)
  const brackets = installation.log.state(bracketStream, season)
  for (const { matchId: matchup, game } of matchupsToSettle(bracketInput(brackets, division, results))) {
    if (!game) continue
    const now = resultsOf(installation, at)
    const step = { policy: 'settle-bracket', fact, step: matchup }
    settleAfter(
      installation,
      installation.log.decide(gameStream, game.game, settleMatchup(brackets, { division, matchup }, now), step),
    )
  }
}
