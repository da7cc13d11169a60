import type { Fact, Recorded } from '@fullcourt/domain/facts/fact'
import { withoutUndone } from './without-undone'

type Written = { readonly action: string; readonly undoes?: string }

const written = ({ action, undoes }: Written, revision: number) =>
  ({
    type: 'LeagueRenamed',
    data: {},
    revision,
    metadata: { correlation: action, ...(undoes !== undefined && { undoes }) },
  }) as Recorded<Fact<string, unknown>>

const left = (...facts: readonly Written[]) => withoutUndone(facts.map(written)).map(({ metadata }) => metadata.correlation)

describe('Of later changes stand', () => {
  it('all where none was undone', () => expect(left({ action: 'a' }, { action: 'b' })).toEqual(['a', 'b']))
  it('neither a change nor its undo', () => expect(left({ action: 'a' }, { action: 'b', undoes: 'a' })).toEqual([]))
  it('all facts of neither', () =>
    expect(left({ action: 'a' }, { action: 'a' }, { action: 'b', undoes: 'a' }, { action: 'b', undoes: 'a' })).toEqual([]))
  it('an undo of what was before them', () => expect(left({ action: 'b', undoes: 'a' })).toEqual(['b']))
  it('no undo that was undone, of what was before them', () =>
    expect(left({ action: 'b', undoes: 'a' }, { action: 'c', undoes: 'b' })).toEqual([]))
  it('a change whose undo was undone', () =>
    expect(left({ action: 'a' }, { action: 'b', undoes: 'a' }, { action: 'c', undoes: 'b' })).toEqual(['a']))
})
