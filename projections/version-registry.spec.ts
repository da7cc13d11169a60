import {
  activeVersion,
  versionsOf,
  EMPTY_REGISTRY,
  withBuilding,
  withEverythingRetired,
  withFirstVersion,
  withoutBuilding,
  withoutRetired,
  withPreviousBuilding,
  withRested,
  withSwitched,
  type VersionRegistry,
} from './version-registry'
import { projection, type ReadModel } from './projection'

const version = (number: number): ReadModel<unknown> => projection('standings', { version: number, initial: () => null })
const [v1, v2] = [version(1), version(2)]

const rebuilt = (registry: VersionRegistry, model = v1) => withSwitched(withBuilding(registry, model), 'standings')
const first = withFirstVersion(EMPTY_REGISTRY, v1)

describe('The version registry', () => {
  it('names what is read', () => {
    expect(activeVersion(EMPTY_REGISTRY, v1)).toBeUndefined()
    expect(activeVersion(first, v1)).toBe('standings.v1.g1')
  })

  it('names nothing to code of another version', () => expect(activeVersion(first, v2)).toBeUndefined())

  it('does not take a name for another one that begins alike', () => {
    const longer = projection('standings.v1', { version: 1, initial: () => null })
    expect(activeVersion(first, longer)).toBeUndefined()
  })

  it('keeps what is read while another is built', () => {
    const building = withBuilding(first, v1)
    expect(versionsOf(building, 'standings')).toMatchObject({ active: 'standings.v1.g1', building: 'standings.v1.g2' })
  })

  it('goes on with what was begun', () => {
    const building = withBuilding(first, v1)
    expect(withBuilding(building, v1)).toBe(building)
  })

  it('gives up what was begun by another version', () => {
    const building = withBuilding(withBuilding(first, v1), v2)
    expect(versionsOf(building, 'standings').building).toBe('standings.v2.g3')
    expect(building.retired).toEqual(['standings.v1.g2'])
  })

  it('keeps one previous version, and retires the one before', () => {
    expect(versionsOf(rebuilt(first), 'standings')).toEqual({
      generation: 2,
      active: 'standings.v1.g2',
      building: null,
      previous: 'standings.v1.g1',
    })
    expect(rebuilt(rebuilt(first)).retired).toEqual(['standings.v1.g1'])
  })

  it('goes back', () => {
    const back = withSwitched(withPreviousBuilding(rebuilt(first), v1), 'standings')
    expect(versionsOf(back, 'standings')).toMatchObject({
      active: 'standings.v1.g1',
      previous: 'standings.v1.g2',
      building: null,
    })
    expect(back.retired).toEqual([])
  })

  it('keeps the previous version of one that is not fed any more', () => {
    const rested = withRested(first, 'standings')
    expect(activeVersion(rested, v1)).toBeUndefined()
    expect(versionsOf(rebuilt(rested, v2), 'standings')).toMatchObject({ active: 'standings.v2.g2', previous: 'standings.v1.g1' })
  })

  it('forgets what was being built when it is given up', () => {
    const given = withoutBuilding(withBuilding(first, v1), 'standings')
    expect([versionsOf(given, 'standings').building, given.retired]).toEqual([null, ['standings.v1.g2']])
    expect(withoutBuilding(first, 'standings').retired).toEqual([])
  })

  it('never gives a name twice', () => {
    const anew = withFirstVersion(withEverythingRetired(rebuilt(first)), v1)
    expect(activeVersion(anew, v1)).toBe('standings.v1.g3')
    expect([...anew.retired].sort()).toEqual(['standings.v1.g1', 'standings.v1.g2'])
    expect(withoutRetired(anew, ['standings.v1.g1']).retired).toEqual(['standings.v1.g2'])
  })
})
