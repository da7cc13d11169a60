import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { correlationOfImport } from '@fullcourt/domain/imports/correlation'
import { score } from '@fullcourt/domain/games/games.examples'
import { A, ANA, B, entered, gameOf, placed } from '../league.examples'
import { folded, listed, recorded } from '../testing/specification'
import { bothOf, actionOrder, actions, inOrganization } from './actions'

const game = gameOf(41, placed(A, B))
const importFinished: AnyFact = {
  type: 'ImportFinished',
  data: { import: 7, organization: 1, league: 5, counts: { team: 10 }, reports: [] },
}

describe('An action', () => {
  it('is all facts of one call: who, when, how many, and what they changed', () => {
    const facts = recorded([entered(A), game.scored('61–58')], { actor: 4, correlation: 'call-1' })
    expect([...folded(actions, facts)]).toEqual([
      [
        'call-1',
        {
          organization: 1,
          actor: 4,
          time: facts[0]!.metadata.time,
          first: facts[0]!.position,
          lead: facts[0]!.position,
          facts: 2,
          kinds: ['team', 'game'],
          account: null,
          teams: [A.team, B.team],
          undoes: null,
          undoneBy: null,
        },
      ],
    ])
  })

  it('that undoes another says so, and the other by whom and when', () => {
    const call = recorded([game.scored('61–58')], { actor: 4, correlation: 'call-1' })[0]!
    const undo = {
      ...recorded([game.figuresRestored({ score: null }, { score: score('61–58') })], {
        actor: 5,
        correlation: 'call-2',
        undoes: 'call-1',
      })[0]!,
      position: '9'.padStart(20, '0'),
    }
    const documents = folded(actions, [call, undo])
    const { time } = undo.metadata
    expect(documents.get('call-1')).toMatchObject({ facts: 1, undoneBy: { action: 'call-2', by: 5, time } })
    expect(documents.get('call-2')).toMatchObject({ actor: 5, facts: 1, undoes: 'call-1', undoneBy: null })
  })

  it('of an import is led by the fact that says how much it brought in', () => {
    const facts = recorded([game.line(ANA, 'PTS 2'), importFinished], { correlation: correlationOfImport(7) })
    expect(folded(actions, facts).get(correlationOfImport(7))).toMatchObject({ lead: facts[1]!.position, facts: 2 })
  })
})

describe('Who came and who looked', () => {
  const facts: readonly AnyFact[] = [
    { type: 'UserSignedIn', data: { user: 4, organization: 1, isNewDevice: false } },
    { type: 'SignInRefused', data: { user: 4, organization: 1 } },
    { type: 'ContactDetailsOpened', data: { organization: 1, kind: 'player', person: 31, persons: 1 } },
  ]
  const documents = new Map(
    facts.flatMap((fact, at) => [
      ...folded(actions, recorded([fact], { actor: at === 1 ? 'system' : 4, correlation: `call-${at}` })),
    ]),
  )
  const list = (index: string, key: string) => [...listed(actions, documents, index, key)].sort()
  const both = (parts: Parameters<typeof bothOf>[1]) => list('both', bothOf(1, parts) ?? '')

  it('is listed under its kind, and by person there', () => {
    expect(list('kind', inOrganization(1, 'sign-in'))).toEqual(['call-0', 'call-1'])
    expect(list('kind', inOrganization(1, 'look-up'))).toEqual(['call-2'])
    expect(both({ by: 4, kind: 'sign-in' })).toEqual(['call-0', 'call-1'])
    expect(both({ by: 4, kind: 'look-up' })).toEqual(['call-2'])
  })

  it('is not among changes: of the organization, of a person, of a user, of a player', () =>
    expect([
      ...list('organization', '1'),
      ...list('actor', inOrganization(1, 4)),
      ...list('kind', inOrganization(1, 'user')),
      ...list('kind', inOrganization(1, 'player')),
    ]).toEqual([]))
})

it('Who gives or changes a role is listed under roles as well', () => {
  const given: AnyFact = {
    type: 'UserChanged',
    data: { user: 7, organization: 1, was: { role: 'staff' }, is: { role: 'org_owner' } },
  }
  expect([...folded(actions, recorded([given])).values()][0]).toMatchObject({ kinds: ['user', 'role'] })
})

describe('Actions are listed by their time', () => {
  const first = recorded([game.scheduled()], { actor: 4, correlation: 'call-1' })[0]!
  const second = { ...recorded([entered(A)], { actor: 5, correlation: 'call-2' })[0]!, position: '9'.padStart(20, '0') }
  const documents = folded(actions, [first, second])
  const list = (index: string, key: string) => listed(actions, documents, index, key)

  it('of an organization', () => expect(list('organization', '1')).toEqual(['call-1', 'call-2']))
  it('by person', () => expect(list('actor', inOrganization(1, 4))).toEqual(['call-1']))
  it('by kind of what was changed', () => expect(list('kind', inOrganization(1, 'team'))).toEqual(['call-2']))
  it('by team', () => expect(list('team', inOrganization(1, B.team))).toEqual(['call-1']))
  it('by both of two: of a person, a team and a kind', () => {
    const both = (parts: Parameters<typeof bothOf>[1]) => list('both', bothOf(1, parts) ?? '')
    expect(both({ by: 4, team: B.team })).toEqual(['call-1'])
    expect(both({ by: 5, team: B.team })).toEqual([])
    expect(both({ by: 5, kind: 'team' })).toEqual(['call-2'])
    expect(both({ team: A.team, kind: 'game' })).toEqual(['call-1'])
    expect(bothOf(1, { by: 4 })).toBeUndefined()
  })
  it('at the moment of their first fact', () =>
    expect(actionOrder({ time: first.metadata.time, first: first.position })).toBe(`${first.metadata.time} ${first.position}`))
})
