import { draftKey, isEmptyDraft, readDraft, withRows, writeDraft, type GameDraft } from './draft'
import { findDraft } from './use-draft'

const draft: GameDraft = {
  lines: [['home:4', { read: { value: { PTS: 10 }, revision: 5 }, value: { PTS: 12 } }]],
  score: null,
  periods: null,
}

it('comes back as it was stored', () => {
  expect(readDraft(writeDraft(draft))).toEqual(draft)
})

it('is none where nothing, rubbish or another format was stored', () => {
  expect([null, '', '{', '7', '{"lines":[]}', '{"format":1,"lines":[],"finals":null}'].map(readDraft)).toEqual(
    Array(6).fill(null),
  )
})

it('is of one person, one game and one tab', () => {
  expect(new Set([draftKey(1, 2, 'a'), draftKey(2, 1, 'a'), draftKey(1, 1, 'a'), draftKey(1, 1, 'b')]).size).toBe(4)
})

it('loses the lines of players who are gone', () => {
  expect(isEmptyDraft(withRows(draft, new Set(['home:4'])))).toBe(false)
  expect(isEmptyDraft(withRows(draft, new Set(['away:4'])))).toBe(true)
})

describe('in several tabs', () => {
  const place = { user: 1, game: 2, tab: 'here' }
  const keptIn = (...tabs: readonly string[]) =>
    Object.assign(
      Object.create({ getItem: () => writeDraft(draft) }),
      Object.fromEntries(tabs.map(tab => [draftKey(1, 2, tab), ''])),
    )
  const alive = (...tabs: readonly string[]) => ({ isAlive: (tab: string) => tabs.includes(tab), hasGame: () => false })

  it('is left to the tab in which it was typed', () => {
    expect(findDraft(keptIn('there'), place, alive('here', 'there'))).toBeNull()
  })

  it('is taken over from a tab that was closed', () => {
    expect(findDraft(keptIn('there'), place, alive('here'))?.key).toBe(draftKey(1, 2, 'there'))
  })

  it('is first of all the one of this tab', () => {
    expect(findDraft(keptIn('there', 'here'), place, alive('here'))?.key).toBe(draftKey(1, 2, 'here'))
  })

  it('is only the one of this tab where nobody knows which tabs live', () => {
    expect(findDraft(keptIn('there'), place, null)).toBeNull()
  })
})
