import { basketball } from '@fullcourt/domain/sports/basketball/basketball'
import type { ComparedStepAnswer, RankNeighbourAnswer } from '../../api/schema'
import { neighbourInWords, rankTitle } from './rank-in-words'
import { stepInWords } from './step-in-words'

const team = (id: number, name: string) => ({ id, name, logo: null, colors: [], abbreviation: null })
const figure = (value: number, record = '8–4') => {
  const [wins = 0, losses = 0] = record.split('–').map(Number)
  return { value, wins, losses, ties: 0 }
}
const step = (name: ComparedStepAnswer['step'], own: number, other: number, more: Partial<ComparedStepAnswer> = {}) => ({
  step: name,
  teams: [1, 2],
  own: figure(own),
  other: figure(other),
  ...more,
})
const words = (neighbour: Partial<RankNeighbourAnswer>) =>
  neighbourInWords(
    { team: team(1, 'Owls'), rank: 3 },
    { where: 'below', team: team(2, 'Bees'), rank: 4, equal: false, steps: [], games: [], ...neighbour },
    { sport: basketball, stepInWords },
  )

it('The step that decided is said, and those before it in which both are equal', () =>
  expect(
    words({
      steps: [
        step('percentage', 2 / 3, 2 / 3),
        step('losses', 4, 4),
        step('headToHead', 2 / 3, 1 / 3, { own: figure(2 / 3, '2–1'), other: figure(1 / 3, '1–2') }),
      ],
    }),
  ).toEqual({
    above: 'Owls',
    below: 'Bees',
    decided: 'Head to head 2–1',
    equal: ['share of games won .667', 'losses 4'],
    shared: null,
  }))

it('The upper of both is named first, with its figures', () =>
  expect(
    words({
      where: 'above',
      team: team(3, 'Hawks'),
      rank: 2,
      steps: [step('percentage', 0.5, 0.75, { own: figure(0.5, '6–6'), other: figure(0.75, '9–3') })],
    }),
  ).toEqual({ above: 'Hawks', below: 'Owls', decided: 'Share of games won .750 to .500 (9–3 to 6–6)', equal: [], shared: null }))

it('Teams of one rank are said to share it, whatever lists one first', () => {
  const { decided, shared } = words({ rank: 3, steps: [step('difference', 14, -3)] })
  expect([decided, shared]).toEqual(['Difference of points +14 to −3', 'Both are 3rd: this decides the order on the page only.'])
})

it('Teams that nothing tells apart are said to be equal', () =>
  expect(words({ rank: 3, equal: true, steps: [step('wins', 2, 2)] })).toMatchObject({
    decided: 'Equal in everything, so by name',
    equal: ['wins 2'],
  }))

it('A step that could not compare them says why', () => {
  const none = { own: null, other: null }
  expect(
    words({
      equal: true,
      steps: [step('headToHead', 0, 0, none), step('headToHead', 0, 0, { ...none, teams: [1, 2, 3] }), step('lot', 0, 0, none)],
    }).equal,
  ).toEqual(['not met yet', 'head to head does not count, as not all of the 3 equal teams have met', 'no lots drawn yet'])
})

it('The title says the rank', () =>
  expect(
    rankTitle({
      team: team(1, 'Owls'),
      rank: 3,
      teamsCount: 8,
      leagueName: 'Sunday',
      neighbours: [],
    }),
  ).toBe('Why Owls are 3rd of 8'))
