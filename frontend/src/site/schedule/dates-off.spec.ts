import type { ByeAnswer, WeekOffAnswer } from '../../api/schema'
import { datesOff, isOffShown, type DateOff } from './dates-off'

const league = (name: string) => ({ league: { id: 1, name } })
const weekOff = (date: string, name: string, reason: string | null = null) => ({ date, reason, ...league(name) }) as WeekOffAnswer
const bye = (date: string, name: string, ...teams: string[]) =>
  ({ date, ...league(name), byeTeams: teams.map(team => ({ name: team })) }) as ByeAnswer

it('A bye is said by its teams, a week off by its reason', () =>
  expect(
    datesOff(
      [weekOff('2026-11-28', 'Monday', 'Gym closed'), weekOff('2026-12-05', 'Monday')],
      [bye('2026-11-21', 'Monday', 'Hawks', 'Bulls')],
    ),
  ).toEqual([
    { kind: 'week off', date: '2026-11-28', text: 'Gym closed', leagues: ['Monday'] },
    { kind: 'week off', date: '2026-12-05', text: 'Off Week', leagues: ['Monday'] },
    { kind: 'bye', date: '2026-11-21', text: 'Bulls, Hawks (BYE)', leagues: ['Monday'] },
  ]))

it('A week that several leagues have off for the same reason is said once', () =>
  expect(
    datesOff(
      [
        weekOff('2026-11-26', 'Tuesday', 'Thanksgiving'),
        weekOff('2026-11-26', 'Monday', 'Thanksgiving'),
        weekOff('2026-11-26', 'Youth'),
      ],
      [],
    ).map(({ text, leagues }) => [text, leagues]),
  ).toEqual([
    ['Thanksgiving', ['Monday', 'Tuesday']],
    ['Off Week', ['Youth']],
  ]))

describe('Of the dates off', () => {
  const today = '2026-11-21'
  const off = (date: string): DateOff => ({ kind: 'bye', date, text: '', leagues: [] })

  it('all are shown with all games', () => expect(isOffShown(off('2026-11-14'), {}, today)).toBe(true))

  it('those from today on are shown with scheduled games', () => {
    expect(isOffShown(off('2026-11-14'), { show: 'scheduled' }, today)).toBe(false)
    expect(isOffShown(off('2026-11-21'), { show: 'scheduled' }, today)).toBe(true)
  })

  it('none is shown with completed games', () => expect(isOffShown(off('2026-11-14'), { show: 'completed' }, today)).toBe(false))

  it('those of the chosen date are shown alone', () => {
    expect(isOffShown(off('2026-11-14'), { date: '2026-11-14' }, today)).toBe(true)
    expect(isOffShown(off('2026-11-14'), { date: '2026-11-15' }, today)).toBe(false)
  })
})
