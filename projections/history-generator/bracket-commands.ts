import { createMatchupGame, restoreMatchupGame } from '@fullcourt/domain/brackets/decide'
import { bracketStream } from '@fullcourt/domain/brackets/state'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import type { EntryPlace } from '@fullcourt/domain/entries/events'
import fc from 'fast-check'
import { command, pick, type WeightedCommand } from './generator-command'
import { chosen, type GameNow, type Installation } from './installation'
import { restoreMatchupGame as bringBack, scheduleMatchupGame } from './policies'

/** The game of a matchup between two entries of one season; undefined where it was refused. */
export const makeMatchupGame = (
  installation: Installation,
  home: EntryPlace,
  away: EntryPlace,
  matchup: string,
): GameId | undefined => {
  const { organization, season } = home
  const place = { organization, season, division: 9, matchup, game: installation.newId('game') }
  const wanted = { ...place, home: home.team, away: away.team, details: { date: '2025-08-03' } }
  const [fact] = installation.log.decide(bracketStream, season, brackets => createMatchupGame(brackets, wanted))
  if (fact?.type !== 'MatchupGameCreated') return undefined
  scheduleMatchupGame(installation, fact)
  return place.game
}

/** A deleted game takes its matchup again, and comes back. */
export const bringBackMatchupGame = (installation: Installation, { game, context, details }: GameNow): void => {
  const { organization, season, division } = context
  const place = { organization, season, division: division ?? 9, matchup: details.matchId ?? '', game }
  const [fact] = installation.log.decide(bracketStream, season, brackets => restoreMatchupGame(brackets, place))
  if (fact) bringBack(installation, fact, game)
}

export const bracketCommands: readonly WeightedCommand[] = [
  command(
    'create matchup game',
    4,
    fc.record({ home: pick, away: pick, matchup: fc.constantFrom('r1-0', 'r1-1', 'r2-0') }),
    (installation, { home, away, matchup }) => {
      const [one, other] = [chosen(installation.entries, home), chosen(installation.entries, away)]
      if (one && other && one.season === other.season) makeMatchupGame(installation, one, other, matchup)
    },
  ),
  command('restore matchup game', 3, pick, (installation, which) => {
    const deleted = installation.gamesNow().filter(({ kind, details }) => kind === 'deleted' && details.matchId !== null)
    const game = chosen(deleted, which)
    if (game && installation.plays(game.context)) bringBackMatchupGame(installation, game)
  }),
]
