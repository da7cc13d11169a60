import { draftKey, isEmptyDraft, readDraft, withRows, writeDraft, type Draft } from './draft'

const draft: Draft = { lines: [['home:4', { was: { PTS: 10 }, is: { PTS: 12 }, revision: 5 }]], finals: null }

it('comes back as it was kept', () => {
  expect(readDraft(writeDraft(draft))).toEqual(draft)
})

it('is none where nothing, rubbish or another format was kept', () => {
  expect([null, '', '{', '7', '{"lines":[]}', '{"format":0,"lines":[],"finals":null}'].map(readDraft)).toEqual(
    Array(6).fill(null),
  )
})

it('is of one person and one game', () => {
  expect(new Set([draftKey(1, 2), draftKey(2, 1), draftKey(1, 1)]).size).toBe(3)
})

it('loses the lines of players who are gone', () => {
  expect(isEmptyDraft(withRows(draft, new Set(['home:4'])))).toBe(false)
  expect(isEmptyDraft(withRows(draft, new Set(['away:4'])))).toBe(true)
})
