import { beginEditing, editingAfter, isChanged, type EditingEvent, type Editing, type EditRules } from './editing'

type Line = Readonly<Record<string, number>>

const rules: EditRules<Line> = {
  same: (one, other) => JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort()),
  rebase: ({ was, is }, onto) => ({
    ...onto,
    ...Object.fromEntries(Object.entries(is).filter(([name, value]) => was[name] !== value)),
  }),
}

const read = { value: { PTS: 10, AST: 2 }, revision: 5 }
const after = (...events: readonly EditingEvent<Line>[]): Editing<Line> =>
  events.reduce((edit, event) => editingAfter(rules, edit, event), beginEditing<Line>(read))
const typed = (value: Line): EditingEvent<Line> => ({ type: 'typed', value })
const sent: EditingEvent<Line> = { type: 'sent' }
const saved = (value: Line): EditingEvent<Line> => ({ type: 'saved', now: { value, revision: 6 } })
const refused = (value: Line): EditingEvent<Line> => ({
  type: 'refused',
  message: 'Ana changed it.',
  theirs: { value, revision: 6 },
})

describe('while somebody types', () => {
  it('is changed as long as it differs from what was read', () => {
    expect(isChanged(rules, after(typed({ PTS: 12, AST: 2 })))).toBe(true)
    expect(isChanged(rules, after(typed({ PTS: 12, AST: 2 }), typed({ PTS: 10, AST: 2 })))).toBe(false)
  })

  it("takes in another person's change of another figure", () => {
    const edit = after(typed({ PTS: 12, AST: 2 }), { type: 'reread', now: { value: { PTS: 10, AST: 3 }, revision: 6 } })
    expect(edit).toEqual({
      read: { value: { PTS: 10, AST: 3 }, revision: 6 },
      value: { PTS: 12, AST: 3 },
      status: { kind: 'editing' },
    })
  })

  it("leaves another person's change of the same figure to the moment of saving", () => {
    const mine = after(typed({ PTS: 12, AST: 2 }))
    expect(editingAfter(rules, mine, { type: 'reread', now: { value: { PTS: 14, AST: 2 }, revision: 6 } })).toEqual(mine)
  })
})

describe('while it is sent', () => {
  it('keeps what is typed meanwhile, to be saved next', () => {
    const edit = after(typed({ PTS: 12, AST: 2 }), sent, typed({ PTS: 12, AST: 7 }), saved({ PTS: 12, AST: 2 }))
    expect(edit).toEqual({
      read: { value: { PTS: 12, AST: 2 }, revision: 6 },
      value: { PTS: 12, AST: 7 },
      status: { kind: 'editing' },
    })
  })

  it('is saved when the server has what was typed last', () => {
    expect(after(typed({ PTS: 12, AST: 2 }), sent, saved({ PTS: 12, AST: 2 })).status).toEqual({ kind: 'saved' })
  })

  it('is not sent a second time', () => {
    const sending = after(typed({ PTS: 12, AST: 2 }), sent, typed({ PTS: 13, AST: 2 }))
    expect(editingAfter(rules, sending, sent)).toEqual(sending)
  })

  it('keeps everything when it fails, and says why', () => {
    const edit = after(typed({ PTS: 12, AST: 2 }), sent, { type: 'failed', message: 'Not saved.' })
    expect([edit.value, edit.status]).toEqual([
      { PTS: 12, AST: 2 },
      { kind: 'failed', message: 'Not saved.' },
    ])
  })
})

describe('when somebody else was faster', () => {
  it('is a conflict where both set the same figure differently', () => {
    const edit = after(typed({ PTS: 12, AST: 2 }), sent, refused({ PTS: 14, AST: 2 }))
    expect(edit.status).toEqual({
      kind: 'conflict',
      message: 'Ana changed it.',
      theirs: { value: { PTS: 14, AST: 2 }, revision: 6 },
    })
  })

  it('is ready to be sent again where the other set another figure', () => {
    const edit = after(typed({ PTS: 12, AST: 2 }), sent, refused({ PTS: 10, AST: 3 }))
    expect([edit.read.revision, edit.value, edit.status]).toEqual([6, { PTS: 12, AST: 3 }, { kind: 'editing' }])
  })

  it('is saved where both came to the same', () => {
    expect(after(typed({ PTS: 12, AST: 2 }), sent, refused({ PTS: 12, AST: 2 })).status).toEqual({ kind: 'saved' })
  })

  it('puts mine on top of theirs when mine is chosen, with what was typed since', () => {
    const edit = after(typed({ PTS: 12, AST: 2 }), sent, refused({ PTS: 14, AST: 2, REB: 1 }), typed({ PTS: 13, AST: 2 }), {
      type: 'mine chosen',
    })
    expect([edit.read.revision, edit.value, edit.status]).toEqual([6, { PTS: 13, AST: 2, REB: 1 }, { kind: 'editing' }])
  })

  it('forgets mine when theirs is chosen', () => {
    const edit = after(typed({ PTS: 12, AST: 2 }), sent, refused({ PTS: 14, AST: 2 }), { type: 'theirs chosen' })
    expect([isChanged(rules, edit), edit.value]).toEqual([false, { PTS: 14, AST: 2 }])
  })

  it('keeps what only I changed when theirs is chosen', () => {
    const edit = after(typed({ PTS: 12, AST: 3 }), sent, refused({ PTS: 14, AST: 2 }), { type: 'theirs chosen' })
    expect([isChanged(rules, edit), edit.read.revision, edit.value]).toEqual([true, 6, { PTS: 14, AST: 3 }])
  })
})

it('takes no answer that it did not ask for', () => {
  const mine = after(typed({ PTS: 12, AST: 2 }))
  for (const late of [saved({ PTS: 1 }), refused({ PTS: 1 }), { type: 'failed', message: 'late' } as const])
    expect(editingAfter(rules, mine, late)).toEqual(mine)
})
