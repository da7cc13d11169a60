import { ApiError } from '../../../api/api-error'
import { later } from '../testing/server'
import type { EditRules, SeenRevision, Stored } from './editing'
import { changesIn, createEdits } from './edits'
import { saveEdit, type SaveCalls } from './save-edit'

type Line = Readonly<Record<string, number>>

const rules: EditRules<Line> = {
  same: (one, other) => JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort()),
  rebase: ({ was, is }, onto) => ({
    ...onto,
    ...Object.fromEntries(Object.entries(is).filter(([name, value]) => was[name] !== value)),
  }),
}

const read: Stored<Line> = { value: { PTS: 10, AST: 2 }, revision: 5 }
const typing = (value: Line) => {
  const edits = createEdits<string, Line>(rules)
  edits.type('Ana', read, () => value)
  return edits
}
const conflict = new ApiError(409, 'Ben changed it.')
/** Not asked for in these cases. */
const nobody: SaveCalls<string, Line>['fresh'] = () => Promise.reject(new Error('Nothing was asked for.'))

it('saves what was typed', async () => {
  const edits = typing({ PTS: 12, AST: 2 })
  const outcome = await saveEdit(edits, 'Ana', { send: async (_, { value }) => ({ value, revision: 6 }), fresh: nobody })
  expect([outcome, changesIn(rules, edits.all())]).toEqual(['saved', []])
})

it('keeps the figures that were typed while the answer was pending', async () => {
  const edits = typing({ PTS: 12, AST: 2 })
  const { answer, resolve } = later<Stored<Line>>()
  const saving = saveEdit(edits, 'Ana', { send: () => answer, fresh: nobody })
  edits.type('Ana', read, value => ({ ...value, AST: 7 }))
  resolve({ value: { PTS: 12, AST: 2 }, revision: 6 })
  await saving
  expect(changesIn(rules, edits.all()).map(([, { value }]) => value)).toEqual([{ PTS: 12, AST: 7 }])
})

it("goes on top of another person's change of another figure", async () => {
  const edits = typing({ PTS: 12, AST: 2 })
  const sent: [Line, SeenRevision][] = []
  const outcome = await saveEdit(edits, 'Ana', {
    send: async (_, { value, read: { revision } }) => {
      sent.push([value, revision])
      if (revision === 5) throw conflict
      return { value, revision: 7 }
    },
    fresh: async () => ({ value: { PTS: 10, AST: 3 }, revision: 6 }),
  })
  expect([outcome, sent]).toEqual([
    'saved',
    [
      [{ PTS: 12, AST: 2 }, 5],
      [{ PTS: 12, AST: 3 }, 6],
    ],
  ])
})

it("waits for a choice where another person changed the same figure, and then saves the person's own", async () => {
  const edits = typing({ PTS: 12, AST: 2 })
  const calls: SaveCalls<string, Line> = {
    send: async (_, { value, read: { revision } }) => {
      if (revision === 5) throw conflict
      return { value, revision: 7 }
    },
    fresh: async () => ({ value: { PTS: 14, AST: 2 }, revision: 6 }),
  }
  expect(await saveEdit(edits, 'Ana', calls)).toBe('conflict')
  expect(edits.all().get('Ana')?.value).toEqual({ PTS: 12, AST: 2 })
  edits.happened('Ana', { type: 'mine chosen' })
  expect(await saveEdit(edits, 'Ana', calls)).toBe('saved')
})

it('is refused at once, in the words of the rule, where nobody else changed it', async () => {
  const edits = typing({ PTS: 12, AST: 2 })
  const rule = new ApiError(409, 'The game is closed.')
  let sent = 0
  const outcome = await saveEdit(edits, 'Ana', {
    send: () => {
      sent += 1
      return Promise.reject(rule)
    },
    fresh: async () => read,
  })
  expect([outcome, sent]).toEqual([{ failed: rule }, 1])
  expect(edits.all().get('Ana')?.status).toEqual({ kind: 'failed', message: 'The game is closed.' })
})

it('keeps what could not be sent, with the reason', async () => {
  const edits = typing({ PTS: 12, AST: 2 })
  const lost = new ApiError(0, 'The server could not be reached.')
  expect(await saveEdit(edits, 'Ana', { send: () => Promise.reject(lost), fresh: nobody })).toEqual({ failed: lost })
  expect(edits.all().get('Ana')).toMatchObject({
    value: { PTS: 12, AST: 2 },
    status: { kind: 'failed', message: 'Not saved.' },
  })
})
