import type { EffectsAnswer, TeamNameAnswer } from '../../../api/schema'
import { effectLines, newLines } from './effects-text'

const nothing: EffectsAnswer = {
  ranks: [],
  leaders: [],
  bracket: [],
  games: [],
  progress: [],
  facts: 1,
  further: false,
  token: 'a',
}

const team = (name: string): TeamNameAnswer => ({ id: 1, name, logo: null, colors: [], abbreviation: null })
const wordsOf = (effects: Partial<EffectsAnswer>) =>
  effectLines({ ...nothing, ...effects }).map(({ about, text }) => `${about}: ${text}`)

it('says nothing where nothing else changes', () => expect(wordsOf({})).toEqual([]))

it('says the ranks of a league in one line', () => {
  const moved = (name: string, from: number | null, to: number) => ({
    league_id: 1,
    leagueName: 'Monday',
    team: team(name),
    from,
    to,
  })
  expect(wordsOf({ ranks: [moved('Owls', 2, 3), moved('Hawks', 3, 2), moved('Bulls', null, 4)] })).toEqual([
    'Monday: Owls 2nd → 3rd, Hawks 3rd → 2nd, Bulls – → 4th',
  ])
})

it('says who stands in a bracket instead of whom', () => {
  const slot = { division_id: 1, divisionName: 'Gold', match_id: 'r2-0', from: team('Owls') }
  expect(
    wordsOf({
      bracket: [
        { ...slot, label: 'Semifinal 1', to: team('Hawks') },
        { ...slot, label: 'Champion', match_id: null, to: null },
      ],
    }),
  ).toEqual(['Semifinal 1: Owls → Hawks', 'Champion: Owls → not known yet'])
})

it('says what becomes of a game that follows', () => {
  const seen = (home: string, score: readonly [number, number] | null) => ({
    home_team: team(home),
    away_team: team('Bulls'),
    score_home: score?.[0] ?? null,
    score_away: score?.[1] ?? null,
    walkover_winner: null,
  })
  const game = { game_id: 7, label: 'Final', date: null, from: seen('Owls', [80, 79]) }
  expect(wordsOf({ games: [{ ...game, to: seen('Hawks', null) }] })).toEqual([
    'Final, Bulls @ Owls: becomes Bulls @ Hawks and loses its result 79–80',
  ])
  expect(wordsOf({ games: [{ ...game, to: null }] })).toEqual(['Final, Bulls @ Owls: is deleted'])
})

it('says who leads and how much is played', () => {
  const leader = { player_id: 1, firstName: 'Ana', lastName: 'Ruiz', abbreviation: 'PTS', by: 'total' as const, from: 1, to: 2 }
  const played = {
    league_id: 1,
    division_id: null,
    name: 'Monday',
    from: { games: 9, completed: 4 },
    to: { games: 9, completed: 5 },
  }
  expect(wordsOf({ leaders: [leader], progress: [played], further: true })).toEqual([
    'PTS in total: Ana Ruiz 1st → 2nd',
    'Played in Monday: 4 of 9 → 5 of 9',
    'And further: more follows than is shown here',
  ])
})

it('knows which lines are new', () => {
  const lines = [
    { about: 'Monday', text: 'Owls 2nd → 3rd' },
    { about: 'Final', text: 'Owls → Hawks' },
  ]
  expect([...newLines(lines, [{ about: 'Monday', text: 'Owls 2nd → 3rd' }])]).toEqual([lines[1]])
})
