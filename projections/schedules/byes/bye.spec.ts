import type { ByeFact } from '@fullcourt/domain/schedules/byes/events'
import { specification } from '../../testing/specification'
import { byeCard, type ByeCard } from './bye'

const given = specification<ByeCard>(byeCard)

const league = { organization: 1, season: 3, league: 5 }
const place = { ...league, bye: 7, date: '2025-06-29' }
const [HAWKS, BULLS] = [
  { entry: 511, team: 11 },
  { entry: 512, team: 12 },
]

const hawks: ByeFact = { type: 'ByeGiven', data: { ...place, ...HAWKS } }
const bulls: ByeFact = { type: 'ByeGiven', data: { ...place, ...BULLS } }
const earlier: ByeFact = { type: 'ByeGiven', data: { ...place, bye: 8, date: '2025-06-22', ...HAWKS } }
const deleted: ByeFact = { type: 'ByeDeleted', data: { ...place, teams: [HAWKS, BULLS] } }
const restored: ByeFact = { type: 'ByeRestored', data: { ...place, teams: [HAWKS, BULLS] } }

it('A bye holds the teams that were given it, each once', () =>
  given(hawks, bulls, hawks).then('7', { id: 7, ...league, date: '2025-06-29', teams: [BULLS, HAWKS], status: 'active' }))

it('Byes are in the lists of their league and season by date, until they are deleted', () => {
  given(hawks, earlier).thenList('league', '5', '8', '7')
  given(hawks, earlier).thenList('season', '3', '8', '7')
  given(hawks, bulls, earlier, deleted).thenList('league', '5', '8')
})

it('A bye that is brought back has its teams again', () => {
  given(hawks, bulls, deleted, restored).then('7', {
    id: 7,
    ...league,
    date: '2025-06-29',
    teams: [HAWKS, BULLS],
    status: 'active',
  })
  given(hawks, bulls, deleted, restored).thenList('league', '5', '7')
})
