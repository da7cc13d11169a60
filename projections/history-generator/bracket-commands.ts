import { createMatchupGame, restoreMatchupGame } from '@fullcourt/domain/brackets/decide'
import { bracketStream } from '@fullcourt/domain/brackets/state'
import fc from 'fast-check'
import { command, pick, type WeightedCommand } from './generator-command'
import { chosen } from './installation'
import { restoreMatchupGame as bringBack, scheduleMatchupGame } from './policies'

export const bracketCommands: readonly WeightedCommand[] = [
  command(
    'create matchup game',
    4,
    fc.record({ home: pick, away: pick, matchup: fc.constantFrom('r1-0', 'r1-1', 'r2-0') }),
    (installation, { home, away, matchup }) => {
      const [one, other] = [chosen(installation.entries, home), chosen(installation.entries, away)]
      if (!one || !other || one.season !== other.season) return
      const { organization, season } = one
      const place = { organization, season, division: 9, matchup, game: installation.newId('game') }
      const wanted = { ...place, home: one.team, away: other.team, details: { date: '2025-08-03' } }
      const [fact] = installation.log.decide(bracketStream, season, brackets => createMatchupGame(brackets, wanted))
      if (fact?.type === 'MatchupGameCreated') scheduleMatchupGame(installation, fact)
    },
  ),
  command('restore matchup game', 3, pick, (installation, which) => {
    const deleted = installation.gamesNow().filter(({ kind, details }) => kind === 'deleted' && details.matchId !== null)
    const game = chosen(deleted, which)
    if (!game || !installation.plays(game.context)) return
    const { organization, season, division } = game.context
    const place = { organization, season, division: division ?? 9, matchup: game.details.matchId ?? '', game: game.game }
    const [fact] = installation.log.decide(bracketStream, season, brackets => restoreMatchupGame(brackets, place))
    if (fact) bringBack(installation, fact, game.game)
  }),
]
