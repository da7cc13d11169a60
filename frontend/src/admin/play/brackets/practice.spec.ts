import { sentencesOf } from '../../../ui/bracket/sentences'
import type { BracketSide } from '../../../ui/bracket/shown-bracket'
import { withPick, practiceBracket, type Picks } from './practice'

const pick = (picks: Picks, [matchId, side]: readonly [string, BracketSide]) => {
  const matchup = practiceBracket(picks)
    .rounds.flatMap(({ matchups }) => matchups)
    .find(each => each.matchId === matchId)
  return matchup ? withPick(picks, matchup, side) : picks
}

const after = (...picks: readonly (readonly [string, BracketSide])[]) => practiceBracket(picks.reduce<Picks>(pick, new Map()))
const inWords = (...picks: readonly (readonly [string, BracketSide])[]) => sentencesOf(after(...picks))

it('The practice bracket has seven boxes', () => {
  expect(after().rounds.map(({ matchups }) => matchups.length)).toEqual([4, 2, 1])
})

it('A team that is picked goes on', () => {
  expect(inWords(['r1-0', 'teamB'])[0]).toBe('Quarterfinal 1: Titans win against Hawks. Titans go to the semifinals.')
  expect(inWords(['r1-0', 'teamB'])[4]).toBe('Semifinal 1: Titans against the winner of Quarterfinal 2.')
})

it('Picked again, it does not', () => {
  expect(inWords(['r1-0', 'teamA'], ['r1-0', 'teamA'])).toEqual(inWords())
})

const toTheEnd = [
  ...['r1-0', 'r1-1', 'r1-2', 'r1-3', 'r2-0', 'r2-1', 'r3-0'].map(matchId => [matchId, 'teamA'] as const),
] as const

it('Picks to the end make a champion', () => {
  expect(after(...toTheEnd).champion?.name).toBe('Hawks')
})

it('Another winner of the first round is known nowhere further on', () => {
  const changed = after(...toTheEnd, ['r1-0', 'teamB'])
  expect(changed.champion).toBeNull()
  expect(sentencesOf(changed).slice(4)).toEqual([
    'Semifinal 1: Titans against Comets.',
    'Semifinal 2: Owls win against Bulls. Owls go to the final.',
    'Final: the winner of Semifinal 1 against Owls.',
  ])
})
