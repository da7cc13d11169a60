import { stepsAt, thingOfPage } from './moment-of-page'

it.each([
  ['/games/41', { kind: 'game', id: 41 }],
  ['/players/3/stats', { kind: 'player', id: 3 }],
  ['/teamList', { kind: 'organization', id: 9 }],
  ['/seasons/3', { kind: 'organization', id: 9 }],
])('%s steps from change to change of what it shows', (path, thing) => expect(thingOfPage(path, 9)).toEqual(thing))

const change = (position: string) => ({
  position,
  who: 'Ana',
  what: 'entered the final score 61–58',
  when: '2026-11-20T20:00:00Z',
})
const [earlier, at, later] = ['1', '4', '7'].map(change) as [
  ReturnType<typeof change>,
  ReturnType<typeof change>,
  ReturnType<typeof change>,
]

it.each(['4', '5'])('at %s a page shows what the last action left', position =>
  expect(stepsAt(position, { earlier, at, later })).toEqual({ earlier, at, later }),
)

it('in the midst of an action its end is the next step', () =>
  expect(stepsAt('3', { earlier, at, later })).toEqual({ earlier, at: null, later: at }))
