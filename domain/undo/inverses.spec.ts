import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { detailsChanged, lineRecorded, periodScored, reasonPublished, scored } from '../games/games.examples'
import { FACT_RECORDS, type AnyFact } from '../log/fact-types'
import { DEFAULT_ORDER_RULE } from '../order-rules/order-rule'
import { generationRedone } from '../schedules/schedules.examples'
import { audienceOf, inverseOf, mayUndo, undoStepsOf } from './inverses'
import type { Inverse } from './inverse'

const SAMPLES = join(__dirname, '../log/samples')

/** One fact of each type, as a log holds it. */
const samples = readdirSync(SAMPLES).map(file => JSON.parse(readFileSync(join(SAMPLES, file), 'utf8')) as AnyFact)

const steps = (...facts: readonly AnyFact[]) => {
  const found = undoStepsOf(facts.map((fact, revision) => ({ fact, revision, position: String(revision) })))
  return 'because' in found ? found : found.map(({ inverse, revision }) => ({ inverse, revision }))
}

const inverse = (fact: AnyFact) => inverseOf(fact) as Inverse

describe('Every kind of fact', () => {
  it('has a sample here', () => expect(new Set(samples.map(({ type }) => type))).toEqual(new Set(Object.keys(FACT_RECORDS))))

  it.each(samples.map(fact => [fact.type, fact] as const))('%s has an inverse, follows, or says why it has none', (_, fact) => {
    const found = inverseOf(fact)
    if (found === undefined) return
    if ('because' in found) expect(found.because).toMatch(/^[a-z].*\.$/)
    else expect(audienceOf(found)).toMatch(/^(staff|owner|super)$/)
  })
})

describe('The inverse', () => {
  it('of a change has the values that were there before', () =>
    expect(inverse(detailsChanged({ time: '19:30' }, { time: '20:00' }))).toEqual({
      does: 'changeDetails',
      game: 41,
      wanted: { time: '19:30' },
    }))

  it('of a generation that came back takes away what came back with it', () =>
    expect(inverse(generationRedone(81, [], [42]))).toEqual({ does: 'undoPlan', plan: 81, only: [42] }))

  it('of an order of a table is the order before', () => {
    const data = { organization: 1, season: 2, league: 3, was: null, is: DEFAULT_ORDER_RULE }
    const fact = { type: 'LeagueOrderRuleSet', data } as const
    expect(inverse(fact)).toEqual({ does: 'setOrderRule', at: { season: 2, league: 3 }, rule: null })
  })

  it('of an order of a list is the order that it had before', () => {
    const fact = { type: 'LeaguesOrdered', data: { organization: 1, season: 3, leagues: [6, 5] } } as const
    expect(inverseOf(fact, [5, 6])).toEqual({ does: 'order', list: { kind: 'leagues', season: 3 }, order: [5, 6] })
  })

  it('of how many teams go on is how many did before', () => {
    const fact = { type: 'PlayOffPlacesSet', data: { organization: 1, season: 2, league: 3, was: 4, is: null } } as const
    expect(inverse(fact)).toEqual({ does: 'setPlayOffPlaces', at: { season: 2, league: 3 }, places: 4 })
  })

  it('of what was deleted brings it back, and of what came back deletes it', () => {
    const place = { organization: 1, team: 11 }
    expect(inverse({ type: 'TeamDeleted', data: place })).toEqual({ does: 'restore', thing: { kind: 'team', team: 11 } })
    expect(inverse({ type: 'TeamCreated', data: { ...place, details: { name: 'A', logo: null }, enters: null } })).toEqual({
      does: 'delete',
      thing: { kind: 'team', team: 11 },
    })
  })

  it('of a season that took over makes the one before it active again', () => {
    const activated = (deactivates: number | null): AnyFact => ({
      type: 'SeasonActivated',
      data: { organization: 1, season: 4, deactivates },
    })
    expect(inverse(activated(3))).toEqual({ does: 'changeSeason', season: 3, wanted: {}, active: true })
    expect(inverse(activated(null))).toEqual({ does: 'changeSeason', season: 4, wanted: {}, active: false })
  })

  it('of a merge is its undo, and the other way round', () => {
    const pair = { organization: 1, master: 31, duplicate: 32 }
    expect(inverse({ type: 'PlayersMerged', data: pair })).toMatchObject({ does: 'unmerge' })
    expect(inverse({ type: 'PlayersUnmerged', data: pair })).toMatchObject({ does: 'merge' })
  })
})

describe('An action is taken back', () => {
  it('from its last fact to its first', () => {
    const off = { organization: 1, season: 3, league: 5, date: '2026-07-01', reason: null }
    expect(
      steps({ type: 'WeekOffAdded', data: { ...off, weekOff: 61 } }, { type: 'WeekOffDeleted', data: { ...off, weekOff: 62 } }),
    ).toEqual([
      { inverse: { does: 'restore', thing: { kind: 'weekOff', weekOff: 62 } }, revision: 1 },
      { inverse: { does: 'delete', thing: { kind: 'weekOff', weekOff: 61 } }, revision: 0 },
    ])
  })

  it('with all figures of a game at once, at the revision of the last', () => {
    const facts = [scored('61–58'), periodScored('Q1 15–12'), lineRecorded(31, 'PTS 2')]
    expect(steps(...facts)).toEqual([{ inverse: { does: 'takeBackFigures', game: 41, entered: facts }, revision: 2 }])
  })

  it('with the note of a correction, which goes with it', () =>
    expect(steps(scored('61–59', { was: '61–58' }), reasonPublished(1))).toMatchObject([
      { inverse: { does: 'takeBackFigures' } },
    ]))

  it('with several settings of one thing by one command, the oldest values', () => {
    const flag = (flag: string, was: boolean): AnyFact => ({
      type: 'FeatureFlagSet',
      data: { organization: 1, flag, was, is: !was },
    })
    const renamed: AnyFact = { type: 'OrganizationChanged', data: { organization: 1, was: { name: 'A' }, is: { name: 'B' } } }
    expect(steps(renamed, flag('brackets', true), flag('shop', false), flag('shop', true))).toMatchObject([
      { inverse: { does: 'changeOrganization', wanted: { name: 'A' }, flags: { brackets: true, shop: false } } },
    ])
  })

  it('not at all where one of its facts has no inverse', () =>
    expect(
      steps(scored('61–58'), {
        type: 'PersonErased',
        data: samples.find(({ type }) => type === 'PersonErased')?.data,
      } as AnyFact),
    ).toEqual({ because: 'what was erased is gone for good.' }))

  it('not at all where it changed nothing by itself', () => expect(steps()).toEqual({ because: 'it changed nothing by itself.' }))
})

describe('Who may undo', () => {
  it('is who may do by hand what the undo does', () => {
    expect(mayUndo(scored('61–58'))).toBe('staff')
    expect(mayUndo({ type: 'FeatureFlagSet', data: { organization: 1, flag: 'shop', was: true, is: false } })).toBe('owner')
    expect(mayUndo({ type: 'OrganizationDeleted', data: { organization: 1 } })).toBe('super')
  })

  it('is nobody where there is no inverse', () => {
    const data = { organization: 1, attribute: 5, name: 'Height', type: 'string' } as const
    expect(mayUndo({ type: 'AttributeAdded', data })).toBeUndefined()
  })
})
