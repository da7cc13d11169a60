import type { ComparedTeamAnswer } from '../../api/schema'
import { comparison, seriesInWords } from './comparison'

const team = (id: number, name: string) => ({ id, name, logo: null, colors: [], abbreviation: null })
const [hawks, bulls] = [team(1, 'Hawks'), team(2, 'Bulls')]

const compared = (over: Partial<ComparedTeamAnswer> = {}): ComparedTeamAnswer => ({
  team: hawks,
  record: { rank: 2, teams: 10, wins: 7, losses: 1, ties: 0 },
  lastFive: [],
  leaders: [],
  ...over,
})
const shown = (away: Partial<ComparedTeamAnswer>, home: Partial<ComparedTeamAnswer> = {}) =>
  comparison({ away: compared(away), home: compared(home), meetings: [] }, '2026-11-16')

describe('Records', () => {
  it('are wins and losses, and the place in the table', () => expect(shown({}).records.away).toBe('7–1, 2nd of 10'))
  it('name ties where there are any', () =>
    expect(shown({ record: { rank: 1, teams: 4, wins: 2, losses: 0, ties: 1 } }).records.away).toBe('2–0–1, 1st of 4'))
  it('have no place before the first game', () =>
    expect(shown({ record: { rank: 1, teams: 4, wins: 0, losses: 0, ties: 0 } }).records.away).toBe('No games yet'))
  it('are none of a team that left', () => expect(shown({ record: null }).records.away).toBeNull())
})

it('The last games are put into words, the newest last', () => {
  const game = { date: '2026-11-01', opponent: bulls, points: 61, opponentPoints: 58 }
  const { form } = shown({
    lastFive: [
      { ...game, game_id: 9, home: true, result: 'W' },
      { ...game, game_id: 8, home: false, result: 'L', points: 50 },
    ],
  })
  expect(form.away).toEqual([
    { game: 8, letter: 'L', words: 'Lost 50–58 at Bulls' },
    { game: 9, letter: 'W', words: 'Won 61–58 against Bulls' },
  ])
})

it('Leaders are side by side, also where one team keeps no such figure', () => {
  const ana = { abbreviation: 'PTS', player_id: 7, firstName: 'Ana', lastName: 'Lee', image: null, perGame: 20.5, games: 8 }
  expect(shown({ leaders: [ana] }).leaders).toEqual([
    { label: 'Points', away: { id: 7, name: 'Ana Lee', photo: null, perGame: 20.5 }, home: null },
  ])
})

describe('The series', () => {
  const meeting = (away: number, home: number, completed = true) => ({
    completed,
    away: { ...hawks, points: away },
    home: { ...bulls, points: home },
  })
  const back = (away: number, home: number) => ({
    completed: true,
    away: { ...bulls, points: away },
    home: { ...hawks, points: home },
  })

  it('says who won how many, whoever was at home', () =>
    expect(seriesInWords([meeting(61, 58), back(40, 50), meeting(40, 60)])).toBe('Hawks won 2 of 3'))
  it('says that it is even', () => expect(seriesInWords([meeting(61, 58), back(60, 50)])).toBe('Even after 2 games'))
  it('is none before the first result', () => expect(seriesInWords([meeting(0, 0, false)])).toBeNull())
})
