import { gameClock } from './clock'
import { period as periodScore, score } from './games.examples'
import type { Period } from './periods'

const named = (...names: readonly string[]): readonly Period[] => names.map((name, place) => ({ id: place + 1, name }))
const quarters = named('Q1', 'Q2', 'Q3', 'Q4', 'OT')

const clock = (players: string, scores: readonly string[], periods = quarters) => {
  const now = gameClock(periods, scores.map(periodScore), score(players))
  const last = now.last === null ? '' : `, after ${now.last.name}`
  return now.kind === 'over' ? `over${last}` : `${now.kind} ${now.period.name} ${now.points.home}–${now.points.away}${last}`
}

const four = (last: string) => ['Q1 10–10', 'Q2 10–10', 'Q3 10–10', `Q4 ${last}`]

it.each([
  ['begins in the first period', '7–3', [], 'running Q1 7–3'],
  ['is in the next one when one has ended, for both teams', '20–15', ['Q1 15–12'], 'running Q2 5–3, after Q1'],
  ['stays in a period of which one team’s points are missing', '20–15', ['Q1 15–-'], 'running Q1 15–15'],
  ['goes into the red where the periods have more than the players', '12–15', ['Q1 15–12'], 'running Q2 -3–3, after Q1'],
  ['is over after the last period', '40–38', four('10–8'), 'over, after Q4'],
  ['stays over when a point is found that was not counted', '41–38', four('10–8'), 'over, after Q4'],
  ['offers overtime on a tie', '40–40', four('10–10'), 'tied OT 0–0, after Q4'],
  ['is in overtime as soon as somebody scores in it', '40–42', four('10–10'), 'running OT 0–2, after Q4'],
  ['is over after overtime', '45–42', [...four('10–10'), 'OT 5–2'], 'over, after OT'],
  ['is over after a tie of the last overtime that the league has', '45–45', [...four('10–10'), 'OT 5–5'], 'over, after OT'],
])('A clock %s', (_, players, scores, expected) => expect(clock(players, scores)).toBe(expected))

const halves = named('1st half', '2nd half')
const twoOvertimes = named('Game', 'OT1', 'OT2')

it.each([
  ['runs through the periods of a league with two halves', halves, '20–15', ['Q1 15–12'], 'running 2nd half 5–3, after 1st half'],
  ['offers a second overtime after a tie of the first', twoOvertimes, '20–20', ['Q1 15–15', 'Q2 5–5'], 'tied OT2 0–0, after OT1'],
  ['is over at once where a league has no periods', [], '20–15', [], 'over'],
])('A clock %s', (_, periods, players, scores, expected) => expect(clock(players, scores, periods)).toBe(expected))
