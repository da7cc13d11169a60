import { mayStillBeOn } from '@fullcourt/domain/games/status'
import type { BracketSide, ShownBracket, ShownGame, ShownMatchup, ShownSlot, ShownTeam } from './shown-bracket'

type AnsweredTeam = Omit<ShownTeam, 'to'>

type AnsweredSlot = {
  readonly kind: ShownSlot['kind']
  readonly team: AnsweredTeam | null
  readonly sourceMatchId: string | null
  readonly takes: 'winner' | 'loser' | null
}

type AnsweredGame = Pick<ShownGame, 'id' | 'date' | 'time' | 'location'> & {
  readonly home_team_id: number
  readonly score_home: number | null
  readonly score_away: number | null
  readonly live: { readonly score_home: number; readonly score_away: number } | null
  readonly walkover_winner: 'home' | 'away' | null
}

type AnsweredMatchup = Pick<ShownMatchup, 'matchId' | 'label' | 'round' | 'position' | 'isBye'> & {
  readonly teamA: AnsweredSlot
  readonly teamB: AnsweredSlot
  readonly game: AnsweredGame | null
  /** The game is of the teams that stand here. */
  readonly gameCounts: boolean
  readonly winner: { readonly id: number } | null
}

type AnsweredBracket = {
  readonly rounds: readonly { readonly label: string; readonly matchups: readonly AnsweredMatchup[] }[]
  readonly thirdPlace: AnsweredMatchup | null
  readonly champion: AnsweredTeam | null
}

/** Where the pages of teams and games are. */
type Links = { readonly team: (id: number) => string; readonly game: (id: number) => string }

const pointsIn = ({ score_home: home, score_away: away, live }: AnsweredGame, isHome: boolean): ShownGame['points'] => {
  const [ofHome, ofAway] = home === null && live ? [live.score_home, live.score_away] : [home, away]
  return isHome ? { teamA: ofHome, teamB: ofAway } : { teamA: ofAway, teamB: ofHome }
}

const sideOf = (winner: 'home' | 'away', isHome: boolean): BracketSide => ((winner === 'home') === isHome ? 'teamA' : 'teamB')

/** The same, without the points of one that began and was never ended. */
const onDay = (game: AnsweredGame, today: string | undefined): AnsweredGame =>
  today === undefined || mayStillBeOn(game.date, today) ? game : { ...game, live: null }

/**
 * A bracket as it was answered, with links to the pages of its teams and games; on a day, without what was left in progress before
 * (docs/games.md#statuses).
 */
export const bracketFrom = ({ rounds, thirdPlace, champion }: AnsweredBracket, links: Links, today?: string): ShownBracket => {
  const team = ({ id, name, logo, colors, abbreviation, seed }: AnsweredTeam): ShownTeam => ({
    id,
    name,
    logo,
    colors,
    abbreviation,
    seed,
    to: links.team(id),
  })

  const slot = ({ kind, team: there, sourceMatchId, takes }: AnsweredSlot): ShownSlot => {
    if (kind === 'team' && there) return { kind, team: team(there), sourceMatchId }
    return kind === 'unknown' && sourceMatchId !== null ? { kind, sourceMatchId, takes: takes ?? 'winner' } : { kind: 'bye' }
  }

  /** One that was scheduled for other teams waits until it is known who comes: day and place hold, its teams do not. */
  const gameOf = (game: AnsweredGame, { teamA, gameCounts }: AnsweredMatchup): ShownGame => {
    const { id, date, time, location, live, walkover_winner: walkover } = game
    const details = { id, date, time, location }
    if (!gameCounts) return { ...details, points: { teamA: null, teamB: null }, live: false, walkover: null }
    const isHome = game.home_team_id === teamA.team?.id
    return {
      ...details,
      to: links.game(id),
      points: pointsIn(game, isHome),
      live: live !== null && game.score_home === null,
      walkover: walkover && sideOf(walkover, isHome),
    }
  }

  const matchup = (of: AnsweredMatchup): ShownMatchup => ({
    matchId: of.matchId,
    label: of.label,
    round: of.round,
    position: of.position,
    isBye: of.isBye,
    teamA: slot(of.teamA),
    teamB: slot(of.teamB),
    game: of.game && gameOf(onDay(of.game, today), of),
    winner: of.winner && (of.winner.id === of.teamA.team?.id ? 'teamA' : 'teamB'),
  })

  return {
    rounds: rounds.map(({ label, matchups }) => ({ label, matchups: matchups.map(matchup) })),
    thirdPlace: thirdPlace && matchup(thirdPlace),
    champion: champion && team(champion),
  }
}
