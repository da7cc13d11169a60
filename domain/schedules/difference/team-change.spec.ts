import { scheduleDifference } from './difference'
import { BULLS, fixtures, HAWKS, OWLS } from './difference.examples'
import { partsOfChange, changesOfTeam } from './team-change'

const partsFor = (team: number, was: string | null, is: string | null) =>
  changesOfTeam(
    team,
    scheduleDifference(fixtures(was === null ? {} : { 1: was }), fixtures(is === null ? {} : { 1: is })),
  ).flatMap(partsOfChange)
const before = 'Owls@Hawks 2026-03-14 18:00 Court-1'

describe('What a team reads of a change is', () => {
  it.each([
    ['that it was added', null, before, ['added']],
    ['that it went', before, null, ['removed']],
    ['another day', before, 'Owls@Hawks 2026-03-15 18:00 Court-1', ['when']],
    ['another time', before, 'Owls@Hawks 2026-03-14 19:00 Court-1', ['when']],
    ['that it is not settled when', before, 'Owls@Hawks - - Court-1', ['when']],
    ['another place', before, 'Owls@Hawks 2026-03-14 18:00 Court-2', ['where']],
    ['another opponent', before, 'Bulls@Hawks 2026-03-14 18:00 Court-1', ['opponent']],
    ['who is at home', before, 'Hawks@Owls 2026-03-14 18:00 Court-1', ['side']],
    ['that it is put off', before, `${before} postponed`, ['postponed']],
    ['that it is cancelled', `${before} postponed`, `${before} cancelled`, ['cancelled']],
    ['that it is played after all', `${before} cancelled`, before, ['reinstated']],
    ['several at once', before, 'Bulls@Hawks 2026-03-15 18:00 Court-2', ['when', 'where', 'opponent']],
    [
      'that it is on again, at another time',
      `${before} postponed`,
      'Owls@Hawks 2026-03-15 18:00 Court-1',
      ['reinstated', 'when'],
    ],
  ])('%s', (_, was, is, parts) => expect(partsFor(HAWKS, was, is)).toEqual(parts))
})

it('A team that does not play in a game any more reads that it went, and who plays now that it came', () => {
  const after = 'Bulls@Hawks 2026-03-14 18:00 Court-1'
  expect(partsFor(OWLS, before, after)).toEqual(['removed'])
  expect(partsFor(BULLS, before, after)).toEqual(['added'])
})

it('A team of no side reads nothing', () => expect(partsFor(BULLS, before, null)).toEqual([]))
