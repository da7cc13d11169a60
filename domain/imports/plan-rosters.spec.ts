import type { PlayerId, TeamId } from '../ids/kinds'
import { plain } from './imports.examples'
import type { Unit, UnitDigests } from './figures'
import { planRosters, type WantedPlace, type WantedRosters } from './plan-rosters'

type Digests = { readonly [key: string]: string }

const digestsOf = (rows: Digests): ReadonlyMap<Unit, UnitDigests> => {
  const digests = new Map<Unit, UnitDigests>()
  for (const [key, digest] of Object.entries(rows)) {
    const [kind, id, ...figure] = key.split('/')
    const unit = `${kind}/${id}` as Unit
    digests.set(unit, new Map([...(digests.get(unit) ?? []), [figure.join('/'), digest]]))
  }
  return digests
}

const rostersOf = (rosters: { readonly [team: TeamId]: readonly PlayerId[] }) =>
  new Map(Object.entries(rosters).map(([team, players]) => [Number(team), players]))

const plan = (
  wanted: WantedRosters,
  rosters: { readonly [team: TeamId]: readonly PlayerId[] },
  before: Digests = {},
  removed: readonly PlayerId[] = [],
  masterOf = (player: PlayerId) => player,
) => planRosters(plain, wanted, digestsOf(before), { rosters: rostersOf(rosters), removed: new Set(removed), masterOf })

const named = (...places: WantedPlace[]): WantedRosters => ({ kind: 'named', places })
const oneEach = (...places: { player: PlayerId; team: TeamId | null }[]): WantedRosters => ({ kind: 'one-each', places })
const ON = '{"on":true}'

describe('Rosters with a row for every place', () => {
  it('let players join, team by team', () => {
    const { joins, rows } = plan(named({ team: 11, player: 31 }, { team: 12, player: 31 }, { team: 11, player: 32 }), {
      11: [],
      12: [],
    })
    expect([...joins]).toEqual([
      [11, [31, 32]],
      [12, [31]],
    ])
    expect(rows).toHaveLength(3)
  })

  it('leave a player alone who is there already', () => {
    const { joins, rows } = plan(named({ team: 11, player: 31 }), { 11: [31] })
    expect([joins.size, rows]).toEqual([0, [['team/11/roster/31', ON]]])
  })

  it('report a place that staff took away', () => {
    const { joins, reports } = plan(named({ team: 11, player: 31 }), { 11: [] }, { 'team/11/roster/31': ON })
    expect([joins.size, reports]).toEqual([0, ['Player #31 was taken off the roster of team #11 here and stays off.']])
  })

  it('report a place that is gone from the file', () =>
    expect(plan(named(), { 11: [31] }, { 'team/11/roster/31': ON })).toMatchObject({
      leaves: [],
      reports: ['Player #31 is no longer on the roster of team #11 in the files. The place stays.'],
    }))

  it('say nothing of a place that staff gave', () => expect(plan(named(), { 11: [39] }).reports).toEqual([]))
})

it.each<[string, (player: number) => WantedRosters['places'][number]]>([
  ['named', player => ({ team: 11 + (player % 3), player })],
  ['one-each', player => ({ team: 11 + (player % 3), player })],
])('Places of thousands of players are digested by their teams, not one by one: %s', (kind, placeOf) => {
  const places = Array.from({ length: 3_000 }, (_, player) => placeOf(player))
  let digests = 0
  const counting = (text: string) => `${(digests += 1)} ${text}`
  const rosters = new Map([11, 12, 13].map(team => [team, []] as const))
  const now = { rosters, removed: new Set<PlayerId>(), masterOf: (player: PlayerId) => player }
  expect(planRosters(counting, { kind, places } as WantedRosters, new Map(), now).rows).toHaveLength(3_000)
  expect(digests).toBeLessThanOrEqual(4)
})

describe('Rosters with one place for each player', () => {
  it('let them join', () => expect([...plan(oneEach({ player: 31, team: 11 }), { 11: [] }).joins]).toEqual([[11, [31]]]))

  it('move them when the files do', () => {
    const { joins, leaves } = plan(oneEach({ player: 31, team: 12 }), { 11: [31], 12: [] }, { 'player/31/place': '{"team":11}' })
    expect(leaves).toEqual([{ team: 11, player: 31 }])
    expect([...joins]).toEqual([[12, [31]]])
  })

  it('take them off when the files do', () =>
    expect(plan(oneEach({ player: 31, team: null }), { 11: [31] }, { 'player/31/place': '{"team":11}' })).toMatchObject({
      leaves: [{ team: 11, player: 31 }],
      rows: [['player/31/place', '']],
    }))

  it('leave them where staff put them, and say so', () => {
    const { joins, leaves, reports } = plan(
      oneEach({ player: 31, team: 11 }),
      { 11: [], 12: [31] },
      { 'player/31/place': '{"team":11}' },
    )
    expect([joins.size, leaves, reports]).toEqual([0, [], ['Player #31: the place on a roster was changed here and stays.']])
  })

  it('know them on the right roster, though they are on another one too', () =>
    expect(plan(oneEach({ player: 31, team: 11 }), { 11: [31], 12: [31] }, { 'player/31/place': '{"team":11}' })).toMatchObject({
      leaves: [],
      rows: [],
      reports: [],
    }))

  it('have nothing for who has no place', () =>
    expect(plan(oneEach({ player: 31, team: null }), { 11: [] })).toMatchObject({ leaves: [], rows: [], reports: [] }))
})

it('Who was deleted here joins no roster', () =>
  expect(plan(named({ team: 11, player: 31 }), { 11: [] }, {}, [31]).joins.size).toBe(0))
it('A team that left the league has no roster', () => expect(plan(named({ team: 11, player: 31 }), {}).joins.size).toBe(0))

describe('A player who was merged into another', () => {
  const [ANA, ANNA] = [31, 32]
  const masterOf = (player: PlayerId) => (player === ANNA ? ANA : player)

  it('is on a roster where that one is, and joins it as that one, once', () => {
    const both = named({ team: 11, player: ANA }, { team: 11, player: ANNA })
    expect(plan(both, { 11: [ANA] }, {}, [], masterOf)).toMatchObject({ joins: new Map(), leaves: [], reports: [] })
    expect([...plan(both, { 11: [] }, {}, [], masterOf).joins]).toEqual([[11, [ANA]]])
  })

  it('stays off a roster that they were taken off', () =>
    expect(plan(named({ team: 11, player: ANNA }), { 11: [] }, { [`team/11/roster/${ANNA}`]: ON }, [], masterOf)).toMatchObject({
      joins: new Map(),
      reports: ['Player #31 was taken off the roster of team #11 here and stays off.'],
    }))

  it('changes the team as that one', () =>
    expect(
      plan(oneEach({ player: ANNA, team: 12 }), { 11: [ANA], 12: [] }, { [`player/${ANNA}/place`]: '{"team":11}' }, [], masterOf),
    ).toMatchObject({ joins: new Map([[12, [ANA]]]), leaves: [{ team: 11, player: ANA }] }))
})
