import {
  activeBuild,
  editionOf,
  emptyCatalogue,
  withBuilding,
  withEverythingRetired,
  withFirstBuild,
  withoutBuilding,
  withoutRetired,
  withPreviousBuilding,
  withRested,
  withSwitched,
  type Catalogue,
} from './catalogue'
import { projection, type ReadModel } from './projection'

const version = (number: number): ReadModel<unknown> => projection('standings', { version: number, initial: () => null })
const [v1, v2] = [version(1), version(2)]

const rebuilt = (catalogue: Catalogue, model = v1) => withSwitched(withBuilding(catalogue, model), 'standings')
const first = withFirstBuild(emptyCatalogue, v1)

describe('The catalogue', () => {
  it('names what is read', () => {
    expect(activeBuild(emptyCatalogue, v1)).toBeUndefined()
    expect(activeBuild(first, v1)).toBe('standings.v1.g1')
  })

  it('names nothing to code of another version', () => expect(activeBuild(first, v2)).toBeUndefined())

  it('does not take a name for another one that begins alike', () => {
    const longer = projection('standings.v1', { version: 1, initial: () => null })
    expect(activeBuild(first, longer)).toBeUndefined()
  })

  it('keeps what is read while another is built', () => {
    const building = withBuilding(first, v1)
    expect(editionOf(building, 'standings')).toMatchObject({ active: 'standings.v1.g1', building: 'standings.v1.g2' })
  })

  it('goes on with what was begun', () => {
    const building = withBuilding(first, v1)
    expect(withBuilding(building, v1)).toBe(building)
  })

  it('gives up what was begun by another version', () => {
    const building = withBuilding(withBuilding(first, v1), v2)
    expect(editionOf(building, 'standings').building).toBe('standings.v2.g3')
    expect(building.retired).toEqual(['standings.v1.g2'])
  })

  it('keeps one way back, and retires the one before', () => {
    expect(editionOf(rebuilt(first), 'standings')).toEqual({
      generation: 2,
      active: 'standings.v1.g2',
      building: null,
      previous: 'standings.v1.g1',
    })
    expect(rebuilt(rebuilt(first)).retired).toEqual(['standings.v1.g1'])
  })

  it('goes back', () => {
    const back = withSwitched(withPreviousBuilding(rebuilt(first), v1), 'standings')
    expect(editionOf(back, 'standings')).toMatchObject({ active: 'standings.v1.g1', previous: 'standings.v1.g2', building: null })
    expect(back.retired).toEqual([])
  })

  it('keeps the way back of what was put to rest', () => {
    const rested = withRested(first, 'standings')
    expect(activeBuild(rested, v1)).toBeUndefined()
    expect(editionOf(rebuilt(rested, v2), 'standings')).toMatchObject({ active: 'standings.v2.g2', previous: 'standings.v1.g1' })
  })

  it('forgets what was being built when it is given up', () => {
    const given = withoutBuilding(withBuilding(first, v1), 'standings')
    expect([editionOf(given, 'standings').building, given.retired]).toEqual([null, ['standings.v1.g2']])
    expect(withoutBuilding(first, 'standings').retired).toEqual([])
  })

  it('never gives a name twice', () => {
    const anew = withFirstBuild(withEverythingRetired(rebuilt(first)), v1)
    expect(activeBuild(anew, v1)).toBe('standings.v1.g3')
    expect([...anew.retired].sort()).toEqual(['standings.v1.g1', 'standings.v1.g2'])
    expect(withoutRetired(anew, ['standings.v1.g1']).retired).toEqual(['standings.v1.g2'])
  })
})
