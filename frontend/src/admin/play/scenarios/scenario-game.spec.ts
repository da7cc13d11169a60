import type { BracketAnswer, DivisionGameAnswer, ScenarioStepAnswer } from '../../../api/schema'
import { bracketFrom } from '../../../ui/bracket/from-answer'
import { matchupRows } from './scenario-game'

const TEAMS = ['Hawks', 'Owls', 'Bulls', 'Comets'].map((name, n) => ({ id: n + 1, name, seed: n + 1, slt_id: n + 1 }))
const [HAWKS, OWLS, BULLS, COMETS] = TEAMS

const game = (
  id: number,
  home: (typeof TEAMS)[number] | undefined,
  away: (typeof TEAMS)[number] | undefined,
  score?: readonly [number, number],
) =>
  ({
    id,
    home_team_id: home?.id,
    away_team_id: away?.id,
    homeTeam: home?.name,
    awayTeam: away?.name,
    date: null,
    score_home: score?.[0] ?? null,
    score_away: score?.[1] ?? null,
    walkover_winner: null,
    live: null,
  }) as DivisionGameAnswer

type Side = (typeof TEAMS)[number] | string | undefined
const slot = (side: Side) =>
  typeof side === 'string'
    ? { kind: 'unknown' as const, team: null, sourceMatchId: side, takes: 'winner' as const }
    : { kind: 'team' as const, team: side ?? null, sourceMatchId: null, takes: null }

type Played = { readonly game: DivisionGameAnswer | null; readonly winner?: (typeof TEAMS)[number] | undefined }
const matchup = (matchId: string, label: string, sides: readonly [Side, Side], { game, winner }: Played) => ({
  matchId,
  label,
  round: Number(matchId[1]),
  position: Number(matchId[3]),
  teamA: slot(sides[0]),
  teamB: slot(sides[1]),
  isBye: false,
  game,
  gameCounts: game !== null,
  winner: winner ?? null,
})

const bracket = (semifinal: Played, final: { readonly sides: readonly [Side, Side] } & Played) =>
  ({
    rounds: [
      {
        label: 'Semifinals',
        matchups: [
          matchup('r1-0', 'Semifinal 1', [HAWKS, COMETS], semifinal),
          matchup('r1-1', 'Semifinal 2', [OWLS, BULLS], { game: null }),
        ],
      },
      { label: 'Final', matchups: [matchup('r2-0', 'Final', final.sides, final)] },
    ],
    thirdPlace: null,
    champion: null,
  }) as unknown as BracketAnswer

const rowsOf = (then: BracketAnswer, now: BracketAnswer, steps: readonly Partial<ScenarioStepAnswer>[] = []) =>
  matchupRows(
    { answer: then, shown: bracketFrom(then, { team: String, game: String }) },
    now,
    steps as readonly ScenarioStepAnswer[],
  )

const NOW = bracket({ game: game(7, HAWKS, COMETS, [61, 58]), winner: HAWKS }, { sides: [HAWKS, 'r1-1'], game: null })

it('A matchup says who plays, what its result is by now, and what it leads to', () => {
  const then = bracket({ game: game(7, HAWKS, COMETS, [0, 1]), winner: COMETS }, { sides: [COMETS, 'r1-1'], game: null })
  const step = { step: 1, game_id: 7 }
  const [semifinal, other, final] = rowsOf(then, NOW, [step])
  expect(semifinal).toMatchObject({ label: 'Semifinal 1', outcome: 'Comets go to the final.', step, game: { now: '58–61' } })
  expect(other).toMatchObject({ sides: 'Owls – Bulls', game: null, isKnown: true, outcome: null })
  expect(final).toMatchObject({ sides: 'Comets – Winner of Semifinal 2', game: null, isKnown: false })
})

it('A game that the scenario deletes is still there to be brought back', () => {
  const [semifinal] = rowsOf(bracket({ game: null }, { sides: ['r1-0', 'r1-1'], game: null }), NOW)
  expect(semifinal).toMatchObject({ game: { id: 7, now: '58–61' } })
})

it('A game that the scenario makes is entered like any other, and is taken out with its change', () => {
  const then = bracket({ game: game(7, HAWKS, COMETS), winner: undefined }, { sides: ['r1-0', 'r1-1'], game: null })
  const steps = [
    { step: 1, kind: 'matchupGame' as const, game_id: 7 },
    { step: 2, kind: 'score' as const, game_id: 7 },
  ]
  const [semifinal] = rowsOf(then, bracket({ game: null }, { sides: ['r1-0', 'r1-1'], game: null }), steps)
  expect(semifinal).toMatchObject({ game: { id: 7, now: null, isMade: true }, step: { step: 2 } })
})

it('A result of other teams than play in the scenario is not told', () => {
  const now = bracket({ game: null }, { sides: [HAWKS, OWLS], game: game(9, HAWKS, OWLS, [70, 60]), winner: HAWKS })
  const then = bracket({ game: null }, { sides: [COMETS, OWLS], game: game(9, COMETS, OWLS) })
  expect(rowsOf(then, now).at(-1)).toMatchObject({ game: { homeTeam: 'Comets', score_home: null, now: null } })
})
