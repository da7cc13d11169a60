import { SPORTS } from '@fullcourt/domain/sports/sports'
import { storyOf } from './story'

const [basketball] = SPORTS
const team = (name: string, points: number | null) => ({ id: 1, name, logo: null, colors: [], abbreviation: null, points })

/** `80–77: Q1 20–15, Q2 10–20`: the home side, Ohana, first. */
const game = (text: string) => {
  const [score = '', periods = ''] = text.split(': ')
  const pair = (points: string) => points.split('–').map(Number)
  const [home = null, away = null] = pair(score)
  return {
    completed: true,
    home: team('Ohana', home),
    away: team('DINKs', away),
    periods: periods
      .split(', ')
      .filter(Boolean)
      .map((period, id) => {
        const [name = '', points = ''] = period.split(' ')
        const [ofHome = null, ofAway = null] = pair(points)
        return { id, name, home: ofHome, away: ofAway }
      }),
  }
}
const story = (text: string) => storyOf(game(text), basketball)

it('says who won, and by how much', () => {
  expect(story('80–70')).toBe('Ohana beat DINKs by 10.')
  expect(story('70–73')).toBe('DINKs edged Ohana by 3.')
  expect(story('95–70')).toBe('Ohana ran away from DINKs by 25.')
  expect(story('70–69')).toBe('Ohana edged DINKs by 1 point.')
})

it('says by how much the winner trailed, and when', () =>
  expect(story('80–77: Q1 20–15, Q2 10–20, Q3 20–23, Q4 30–19')).toBe(
    'Ohana edged DINKs by 3 after trailing by 8 at the end of Q3.',
  ))

it('says that the winner was ahead at the end of every period', () =>
  expect(story('80–70: Q1 20–15, Q2 20–20, Q3 20–20, Q4 20–15')).toBe(
    'Ohana beat DINKs by 10, ahead at the end of every period.',
  ))

it('says nothing of the lead where it was never lost, but not always there', () =>
  expect(story('80–70: Q1 15–15, Q2 20–20, Q3 20–20, Q4 25–15')).toBe('Ohana beat DINKs by 10.'))

it('says that overtime was needed', () =>
  expect(story('70–75: Q1 30–32, Q2 33–31, OT 7–12')).toBe('DINKs beat Ohana by 5 in overtime.'))

it('says nothing of the lead where the periods do not add up to the final score', () =>
  expect(story('80–70: Q1 10–40, Q2 20–20')).toBe('Ohana beat DINKs by 10.'))

it('calls a tie a tie', () => expect(story('60–60')).toBe('DINKs and Ohana tied at 60.'))

it('is none of a game without a final score', () => expect(storyOf({ ...game('0–0'), completed: false }, basketball)).toBeNull())
