import type { Answer, Client } from '../../../testing/product'
import type { BracketAnswer, MatchupAnswer } from '../brackets.answers'
import { makeBracket, makeMatchupGame, type MadeBracket } from './made-bracket'

const matchupsOf = ({ rounds, thirdPlace }: BracketAnswer): readonly MatchupAnswer[] => [
  ...rounds.flatMap(({ matchups }) => matchups),
  ...(thirdPlace ? [thirdPlace] : []),
]

/** Brackets as staff play them and see them. */
export const playing = (staff: () => Client) => {
  const bracketOf = async ({ address }: MadeBracket): Promise<BracketAnswer> =>
    (await staff().get(`${address}/bracket`)).body as BracketAnswer

  const matchupOf = async (bracket: MadeBracket, matchId: string): Promise<MatchupAnswer> => {
    const found = matchupsOf(await bracketOf(bracket)).find(matchup => matchup.matchId === matchId)
    if (!found) throw new Error(`no matchup ${matchId}`)
    return found
  }

  return {
    bracketOf,
    matchupOf,

    /** Seeds of both sides, or what stands there. */
    sidesOf: async (bracket: MadeBracket, matchId: string) => {
      const { teamA, teamB } = await matchupOf(bracket, matchId)
      return [teamA, teamB].map(({ kind, team }) => team?.seed ?? kind)
    },

    score: (bracket: MadeBracket, game: number, [home, away]: readonly [number, number], more: object = {}): Promise<Answer> =>
      staff().put(`${bracket.address}/games/${game}`, { score_home: home, score_away: away, ...more }),

    /** A bracket of four whose semifinals are played, seeds 1 and 2 ahead, and whose final is played where it has a score. */
    playedToFinal: async (finalScore?: readonly [number, number]) => {
      const bracket = await makeBracket(staff(), 4)
      const semifinal = await makeMatchupGame(staff(), bracket, 'r1-0', [61, 58])
      await makeMatchupGame(staff(), bracket, 'r1-1', [70, 60])
      const final = await makeMatchupGame(staff(), bracket, 'r2-0', finalScore)
      return { bracket, semifinal, final }
    },
  }
}
