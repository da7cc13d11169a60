import type { DivisionPlace } from '@fullcourt/domain/divisions/events'
import type { EntryPlace } from '@fullcourt/domain/entries/events'
import type { Side } from '@fullcourt/domain/games/events'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import type { LeaguePlace } from '@fullcourt/domain/leagues/events'
import fc from 'fast-check'
import {
  bringBackMatchupGame,
  makeBracket,
  makeMatchupGame,
  scoreMatchupGame,
  undoCorrectionOf,
  walkOver,
} from './bracket-commands'
import { command, pick, type WeightedCommand } from './generator-command'
import { enterSheet, sportOfGame } from './game-commands'
import { choose, type GameNow, type Installation } from './installation'
import { removeGame } from './policies'
import { makeLeague } from './season-commands'
import { makePeriod } from './settings-commands'
import { makePlayerOf, makeTeamIn } from './team-commands'

/** A division of so many new teams of a league, with their bracket. */
const bracketOf = (installation: Installation, league: LeaguePlace, teams: number): DivisionPlace => {
  const before = installation.entries.length
  for (let team = 0; team < teams; team++) makeTeamIn(installation, league)
  const entries: readonly EntryPlace[] = installation.entries.slice(before)
  const division = makeBracket(installation, entries)
  if (division === undefined) throw new Error('The division was not made.')
  return division
}

const gameOf = (installation: Installation, division: DivisionPlace, matchup: string): GameId => {
  const game = makeMatchupGame(installation, division, matchup)
  if (game === undefined) throw new Error(`The game of ${matchup} was not made.`)
  return game
}

const gameNow = (installation: Installation, id: GameId): GameNow => {
  const found = installation.gamesNow().find(({ game }) => game === id)
  if (found === undefined) throw new Error('The game was not made.')
  return found
}

const deleteAndBringBack = (installation: Installation, game: GameId): void => {
  removeGame(installation, game)
  bringBackMatchupGame(installation, gameNow(installation, game))
}

/** The game of a matchup is deleted and comes back; it is deleted again, and a second game has its matchup. */
export const passMatchupsOn = (installation: Installation, league: LeaguePlace): void => {
  const division = bracketOf(installation, league, 2)
  const back = gameOf(installation, division, 'r1-0')
  deleteAndBringBack(installation, back)
  removeGame(installation, back)
  gameOf(installation, division, 'r1-0')
}

/** A semifinal is corrected after the final was played: other teams play the final, twice over, and the second correction is undone. */
export const correctSemifinal = (installation: Installation, league: LeaguePlace): void => {
  const division = bracketOf(installation, league, 3)
  const semifinal = gameOf(installation, division, 'r1-1')
  scoreMatchupGame(installation, semifinal, 61, 58)
  const final = gameOf(installation, division, 'r2-0')
  scoreMatchupGame(installation, final, 70, 60)
  scoreMatchupGame(installation, semifinal, 57, 58)
  scoreMatchupGame(installation, final, 70, 60)
  scoreMatchupGame(installation, semifinal, 61, 58)
  undoCorrectionOf(installation, semifinal)
}

type Final = {
  readonly walkover: Side | null
  readonly isMended: boolean
  readonly semifinal: 'stands' | 'corrected' | 'corrected and undone'
}

/** A final with a sheet: it loses everything by a correction of the semifinal, and has it again where that is undone. */
const playFinal = (installation: Installation, league: LeaguePlace, { walkover, isMended, semifinal: result }: Final): void => {
  const division = bracketOf(installation, league, 3)
  const semifinal = gameOf(installation, division, 'r1-1')
  scoreMatchupGame(installation, semifinal, 61, 58)
  const final = gameNow(installation, gameOf(installation, division, 'r2-0'))
  makePlayerOf(installation, installation.entries.at(-1) as EntryPlace)
  makePeriod(installation, league.organization, sportOfGame(installation, final.context).id)
  enterSheet(installation, final, installation.players.at(-1)?.player ?? 0)
  if (walkover === null) scoreMatchupGame(installation, final.game, 70, 60)
  else walkOver(installation, final.game, walkover)
  if (walkover === null && isMended) scoreMatchupGame(installation, final.game, 71, 60)
  if (result !== 'stands') scoreMatchupGame(installation, semifinal, 57, 58)
  if (result === 'corrected and undone') undoCorrectionOf(installation, semifinal)
  if (result === 'stands') deleteAndBringBack(installation, final.game)
}

/** A new league of a season that is there. */
const withLeague = (installation: Installation, which: number, run: (league: LeaguePlace) => void): void => {
  const season = choose(
    installation.seasons.filter(place => installation.isThere(place)),
    which,
  )
  if (season) run(makeLeague(installation, season.organization, season.season))
}

const final: fc.Arbitrary<Final> = fc.record({
  walkover: fc.constantFrom<Side | null>(null, 'home', 'away'),
  isMended: fc.boolean(),
  semifinal: fc.constantFrom('stands', 'corrected', 'corrected and undone'),
})

/** Brackets that are played on: commands one by one seldom come so far. */
export const playedBracketCommands: readonly WeightedCommand[] = [
  command('pass matchups on', 1, pick, (installation, which) =>
    withLeague(installation, which, league => passMatchupsOn(installation, league)),
  ),
  command('correct semifinal', 1, pick, (installation, which) =>
    withLeague(installation, which, league => correctSemifinal(installation, league)),
  ),
  command('play final', 3, fc.tuple(pick, final), (installation, [which, how]) =>
    withLeague(installation, which, league => playFinal(installation, league, how)),
  ),
]
