import { lastGame, nextGame } from './next-and-last'

type Game = Parameters<typeof lastGame>[0][number]
const game = (date: string | null, state: Game['state']): Game => ({
  date,
  state,
  completed: state === 'completed',
  walkover: state === 'forfeited' ? 'home' : null,
})
const today = '2026-11-22'

it('is the first from today on that is played at its time', () =>
  expect(
    nextGame(
      [
        game('2026-11-15', 'scheduled'),
        game('2026-11-22', 'postponed'),
        game('2026-11-23', 'cancelled'),
        game('2026-11-29', 'scheduled'),
        game('2026-12-06', 'scheduled'),
      ],
      today,
    ),
  ).toMatchObject({ date: '2026-11-29' }))

it('is the one that is on', () =>
  expect(nextGame([game('2026-11-22', 'live'), game('2026-11-22', 'scheduled')], today)).toMatchObject({ state: 'live' }))

it('is none without a day', () => expect(nextGame([game(null, 'scheduled')], today)).toBeUndefined())

it('is the last that was decided, played or not', () =>
  expect(
    lastGame([game('2026-11-08', 'completed'), game('2026-11-15', 'forfeited'), game('2026-11-16', 'postponed')]),
  ).toMatchObject({ date: '2026-11-15' }))
