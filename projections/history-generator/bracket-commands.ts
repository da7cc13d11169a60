import { createMatchupGame, restoreMatchupGame, setThirdPlace } from '@fullcourt/domain/brackets/decide'
import { deriveBracket, matchupsOf } from '@fullcourt/domain/brackets/derive'
import { bracketInput } from '@fullcourt/domain/brackets/results'
import { bracketStream } from '@fullcourt/domain/brackets/state'
import { assignTeam } from '@fullcourt/domain/divisions/decide'
import type { DivisionPlace } from '@fullcourt/domain/divisions/events'
import { existingDivisions } from '@fullcourt/domain/divisions/state'
import type { EntryPlace } from '@fullcourt/domain/entries/events'
import { undoCorrection } from '@fullcourt/domain/games/undo-correction'
import { updateScore } from '@fullcourt/domain/games/decide'
import type { Side } from '@fullcourt/domain/games/events'
import { gameStream } from '@fullcourt/domain/games/state'
import { recordWalkover } from '@fullcourt/domain/games/walkover'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import fc from 'fast-check'
import { resultsOf, settleAfter } from './bracket-policies'
import { makeDivision } from './division-commands'
import { command, pick, type WeightedCommand } from './generator-command'
import { choose, type GameNow, type Installation } from './installation'
import { restoreMatchupGame as bringBack, scheduleMatchupGame } from './policies'

/** A division of entries of one season, the first of them seed 1. */
export const makeBracket = (installation: Installation, entries: readonly EntryPlace[]): DivisionPlace | undefined => {
  const [first] = entries
  if (!first) return undefined
  const place = makeDivision(installation, first)
  for (const { entry } of entries)
    installation.log.decide(bracketStream, first.season, state => assignTeam(state, { ...place, entry }))
  return place
}

/** The game of a matchup, the better seed at home; undefined where it was refused. */
export const makeMatchupGame = (installation: Installation, at: DivisionPlace, matchup: string): GameId | undefined => {
  const place = { ...at, matchup, game: installation.newId('game') }
  const wanted = { ...place, details: { date: '2025-08-03' }, results: resultsOf(installation, at) }
  const [fact] = installation.log.decide(bracketStream, at.season, brackets => createMatchupGame(brackets, wanted))
  if (fact?.type !== 'MatchupGameCreated') return undefined
  scheduleMatchupGame(installation, fact)
  return place.game
}

/** A deleted game takes its matchup again, and comes back. */
export const bringBackMatchupGame = (installation: Installation, { game, context, details }: GameNow): void => {
  const { organization, season, division, home, away } = context
  if (division === null || details.matchId === null) return
  const place = { organization, season, division, matchup: details.matchId, game }
  const results = resultsOf(installation, place)
  const [fact] = installation.log.decide(bracketStream, season, brackets =>
    restoreMatchupGame(brackets, { ...place, entries: [home.entry, away.entry], results }),
  )
  if (fact) bringBack(installation, fact, game)
}

/** The result of a game of a bracket, whose consequences somebody confirmed. */
export const scoreMatchupGame = (installation: Installation, game: GameId, home: number, away: number): void =>
  settleAfter(
    installation,
    installation.log.decide(gameStream, game, state => updateScore(state, { is: { home, away } })),
  )

/** Takes the last correction of a result back, and with it what it undid. */
export const undoCorrectionOf = (installation: Installation, game: GameId): void =>
  settleAfter(installation, installation.log.decide(gameStream, game, undoCorrection))

/** A game of a bracket is won without a game, or not any longer. */
export const walkOver = (installation: Installation, game: GameId, winner: Side | null): void =>
  settleAfter(
    installation,
    installation.log.decide(gameStream, game, state => recordWalkover(state, { winner })),
  )

const divisionsOf = (installation: Installation): readonly DivisionPlace[] =>
  installation.seasons.flatMap(({ organization, season }) =>
    existingDivisions(installation.log.state(bracketStream, season)).map(({ id }) => ({ organization, season, division: id })),
  )

/** Matchups without a game whose teams are known. */
const openMatchups = (installation: Installation, at: DivisionPlace): readonly string[] => {
  const brackets = installation.log.state(bracketStream, at.season)
  const bracket = deriveBracket(bracketInput(brackets, at.division, resultsOf(installation, at)))
  return matchupsOf(bracket)
    .filter(({ game, teamA, teamB }) => game === null && teamA.kind === 'team' && teamB.kind === 'team')
    .map(({ matchId }) => matchId)
}

const bracketGames = (installation: Installation, kind: GameNow['kind']): readonly GameNow[] =>
  installation.gamesNow().filter(game => game.kind === kind && game.details.matchId !== null)

const winner = fc.constantFrom<Side | null>('home', 'away', null)

export const bracketCommands: readonly WeightedCommand[] = [
  command('create bracket', 3, fc.record({ of: pick, teams: fc.integer({ min: 2, max: 6 }) }), (installation, { of, teams }) => {
    const season = choose(installation.entries, of)?.season
    makeBracket(installation, installation.entries.filter(entry => entry.season === season).slice(-teams))
  }),
  command('create matchup game', 9, fc.tuple(pick, pick), (installation, [which, where]) => {
    const division = choose(divisionsOf(installation), which)
    const matchup = division && choose(openMatchups(installation, division), where)
    if (division && matchup !== undefined) makeMatchupGame(installation, division, matchup)
  }),
  command(
    'score matchup game',
    9,
    fc.tuple(pick, fc.nat({ max: 3 }), fc.nat({ max: 3 })),
    (installation, [which, home, away]) => {
      const game = choose(bracketGames(installation, 'active'), which)
      if (game) scoreMatchupGame(installation, game.game, home, away)
    },
  ),
  command('walk over', 5, fc.tuple(pick, winner, fc.boolean()), (installation, [which, side, isTakenBack]) => {
    const game = choose(
      installation.gamesNow().filter(({ kind }) => kind === 'active'),
      which,
    )
    if (!game) return
    walkOver(installation, game.game, side)
    if (isTakenBack) walkOver(installation, game.game, null)
  }),
  command('undo correction', 2, pick, (installation, which) => {
    const game = choose(bracketGames(installation, 'active'), which)
    if (game) undoCorrectionOf(installation, game.game)
  }),
  command('set third place', 2, fc.tuple(pick, fc.boolean()), (installation, [which, is]) => {
    const place = choose(divisionsOf(installation), which)
    if (place) installation.log.decide(bracketStream, place.season, state => setThirdPlace(state, { ...place, is }))
  }),
  command('restore matchup game', 2, pick, (installation, which) => {
    const game = choose(bracketGames(installation, 'deleted'), which)
    if (game && installation.plays(game.context)) bringBackMatchupGame(installation, game)
  }),
]
