import { score } from './games.examples'
import { statusLabel } from './status-label'

it.each([
  ['scheduled', null, 0, 'Scheduled'],
  ['scheduled', '0–0', 0, 'Scheduled'],
  ['scheduled', '61–58', 0, 'Completed'],
  ['scheduled', '61–58', 3, 'Completed'],
  ['scheduled', null, 3, 'Live'],
  ['scheduled', '0–0', 3, 'Live'],
  ['cancelled', null, 0, 'Cancelled'],
  ['postponed by rain', null, 0, 'Postponed by rain'],
])('A game of status %p with the score %p and %p lines is shown as %p', (status, text, lines, label) =>
  expect(statusLabel(status, text === null ? null : score(text), { lines, periods: 0 })).toBe(label),
)
